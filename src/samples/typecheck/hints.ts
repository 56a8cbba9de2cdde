import {resolverOf} from '../../reference/model/resolve';
import {didYouMean} from '../../writing/nearest';
import type {Sdk} from '../sdk';
import {attributeNames, moduleNames, parameterNames} from './candidates';
import {offsetOf, type PyrightDiagnostic} from './pyright';
import {logicalLineAt, openBracketAt} from './pythonText';

/** The code that a diagnostic is about, and the offsets of its start and end. */
interface Place {
  readonly sdk: Sdk;
  readonly code: string;
  readonly offset: number;
  readonly end: number;
}

type Hint = (place: Place, name: string, owner: string) => string;

/** Messages of pyright, with the name that is wrong and, where it is told, what lacks it. */
const HINTS: readonly (readonly [RegExp, Hint])[] = [
  [/^"(\w+)" is unknown import symbol/, importedNameHint],
  [/^Import "([\w.]+)" could not be resolved/, moduleHint],
  [/^"(\w+)" is not a known attribute of module "([\w.]+)"/, moduleAttributeHint],
  [
    /^Cannot \w+(?: to)? attribute "(\w+)" for class "(?:type\[)?(\w+)/,
    ({sdk, code, offset}, name, cls) => didYouMean(name, attributeNames(sdk, code, offset, cls)),
  ],
  [
    /^No parameter named "(\w+)"/,
    ({sdk, code, offset}, name) => didYouMean(name, parameterNames(sdk, code, offset)),
  ],
  [/^No overloads for "/, overloadHint],
  [/^"(\w+)" is not defined/, ({sdk}, name) => importHint(sdk, name)],
];

/**
 * Says what to write instead of a name that pyright does not find.
 *
 * @param code the file that the diagnostic is about
 * @returns sentences with a space in front: the nearest name of the SDK, or the module that a
 *   name is imported from; empty when the model knows neither
 */
export function hintFor(sdk: Sdk, code: string, {message, range}: PyrightDiagnostic): string {
  const offset = offsetOf(code, range.start);
  const place = {sdk, code, offset, end: offsetOf(code, range.end)};
  for (const [pattern, hint] of HINTS) {
    const match = pattern.exec(message);
    if (match) {
      const [, name = '', owner = ''] = match;
      return hint(place, name, owner);
    }
  }
  return '';
}

function importedNameHint(place: Place, name: string): string {
  const {text} = logicalLineAt(place.code, place.offset);
  return moduleAttributeHint(place, name, /^\s*from\s+([\w.]+)/.exec(text)?.[1] ?? '');
}

function moduleAttributeHint({sdk}: Place, name: string, module: string): string {
  return importHint(sdk, name) || didYouMean(name, moduleNames(sdk, module));
}

/** Pyright reports the whole call: the hint names the keywords that no overload has. */
function overloadHint({sdk, code, end}: Place): string {
  const bracket = openBracketAt(code, end - 1) ?? end;
  const names = parameterNames(sdk, code, bracket + 1);
  return [...code.slice(bracket, end).matchAll(/(\w+)\s*=(?!=)/g)]
    .filter(({index}) => openBracketAt(code, bracket + index) === bracket)
    .map(([, keyword = '']) => keyword)
    .filter((keyword) => names.length > 0 && !names.includes(keyword))
    .map((keyword) => ` No parameter named "${keyword}".${didYouMean(keyword, names)}`)
    .join('');
}

/** The nearest module of the SDK, and the places of the names that are imported from it. */
function moduleHint({sdk, code, offset}: Place, path: string): string {
  if (!/^bitfount\b/.test(path)) {
    return '';
  }
  const {text} = logicalLineAt(code, offset);
  const list = /^\s*from\s+[\w.]+\s+import\b([^]*)/.exec(text)?.[1]?.replace(/#.*/g, '') ?? '';
  const names = [...list.matchAll(/(\w+)(?:\s+as\s+\w+)?/g)].map(([, name = '']) => name);
  const hints = names.map((name) => importHint(sdk, name));
  return [didYouMean(path, sdk.model.modules.keys()), ...hints].join('');
}

/** The shortest place from which the one symbol with this name can be imported. */
function importHint({model}: Sdk, name: string): string {
  const {byName, importPaths} = resolverOf(model);
  const [home, ...others] = new Set(byName(name).map(({path}) => path));
  const [shortest] = home === undefined || others.length > 0 ? [] : importPaths(home);
  const module = shortest?.slice(0, shortest.lastIndexOf('.'));
  return module === undefined ? '' : ` Import "${name}" from "${module}".`;
}
