import type {Completion, CompletionContext, CompletionResult} from '@codemirror/autocomplete';
import type {Tooltip} from '@codemirror/view';

import {cursorAt, dataAround, keyPathAt} from '../../../yaml/cursor';
import type {FileSchema} from '../../../yaml/judge';
import {keyAt, type KeyFacts, keysAt} from '../../../yaml/schemaWalk';

/** Offers the keys of the mapping in which the caret is, or the values of the key before it. */
export function completions(
  context: CompletionContext,
  schema: FileSchema | undefined,
): CompletionResult | null {
  const text = context.state.doc.toString();
  const cursor = cursorAt(text, context.pos);
  if (!schema || !cursor || (cursor.word === '' && !context.explicit)) {
    return null;
  }
  const data = dataAround(text, context.pos);
  const {root, validator} = schema;
  if (cursor.key !== undefined) {
    const key = keyAt(validator, root, data, [...cursor.path, cursor.key]);
    const options = (key?.values ?? []).map((value): Completion => ({label: value}));
    return {from: cursor.from, options, validFor: /^[\w.-]*$/};
  }
  const keys = keysAt(validator, root, data, cursor.path);
  return {
    from: cursor.from,
    options: keys.map((key, index) => optionOf(key, keys.length - index)),
    validFor: /^\w*$/,
  };
}

function optionOf(key: KeyFacts, rank: number): Completion {
  const isNested = key.types.every((type) => type === 'object' || type === 'array');
  return {
    label: key.name,
    apply: isNested && key.types.length > 0 ? `${key.name}:` : `${key.name}: `,
    boost: Math.min(rank, 99),
    ...(key.isRequired && {detail: 'required'}),
    ...(key.description !== undefined && {info: key.description}),
  };
}

/** Says what the key under the pointer means. */
export function hoverOf(
  text: string,
  offset: number,
  schema: FileSchema | undefined,
): Tooltip | null {
  const path = schema && keyPathAt(text, offset);
  const key = path && keyAt(schema.validator, schema.root, dataAround(text), path);
  if (key?.description === undefined) {
    return null;
  }
  const {name, description} = key;
  return {
    pos: offset,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.textContent = `${name}: ${description}`;
      return {dom};
    },
  };
}
