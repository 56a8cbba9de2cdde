import type {FileKind} from '../fileKinds';
import type {JsonSchema} from '../jsonSchema';
import {type KeyFacts, keysAt} from '../schemaWalk';
import {isMapping, type Validator} from '../validate';
import {podSentences} from './pod';
import {taskSentences} from './task';
import {countedList} from './words';

/** Says in a few sentences what a right file will do. */
export function summaryOf(
  kind: FileKind,
  data: unknown,
  schema: {readonly root: JsonSchema; readonly validator: Validator},
): string[] {
  const file = isMapping(data) ? data : {};
  const own = kind === 'pod' ? podSentences(file) : taskSentences(file);
  const defaults = defaultsInForce(file, keysAt(schema.validator, schema.root, data, []));
  return [
    ...own,
    ...(defaults.length > 0 ? [`Left at the default: ${countedList(defaults)}.`] : []),
  ];
}

/** Returns the keys at the root that the file leaves to their defaults, with these. */
function defaultsInForce(file: Record<string, unknown>, keys: readonly KeyFacts[]): string[] {
  return keys
    .filter(
      ({name, description = ''}) =>
        file[name] === undefined && !description.startsWith('Has no effect'),
    )
    .flatMap((key) => (key.default === undefined ? [] : [`${key.name} (${String(key.default)})`]));
}
