import type {TypeText} from './types';

/** Around these, a name stands for the class itself, or for what a callback takes and returns. */
const OTHER_THAN_VALUES = new Set([
  'builtins.type',
  'typing.Type',
  'typing.Callable',
  'collections.abc.Callable',
]);

/** Generic algorithms and protocols: what their brackets name was handed to them, and is not taken again. */
const PARTS_OF_TASKS = 'bitfount.federated.';

/**
 * Lists the paths of the classes whose instances a value of a type is, or may contain: `Pod` in `Pod`,
 * `Optional[Pod]` and `dict[str, list[Pod]]`, but not in `type[Pod]`, `Callable[[Pod], None]`
 * and `ModelInference[Pod]`.
 */
export function typeNames(type: TypeText | undefined): string[] {
  const found = new Set<string>();
  /** For each open bracket, whether names in it are left out. */
  const open: boolean[] = [];
  let before = '';
  for (const token of type ?? []) {
    if (typeof token !== 'string') {
      before = token[1];
      if (!open.at(-1)) {
        found.add(before);
      }
      continue;
    }
    for (const sign of token) {
      if (sign === '[') {
        const isOther = OTHER_THAN_VALUES.has(before) || before.startsWith(PARTS_OF_TASKS);
        open.push(open.at(-1) === true || isOther);
      } else if (sign === ']') {
        open.pop();
      }
      before = '';
    }
  }
  return [...found];
}
