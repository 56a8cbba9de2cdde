/**
 * What a value has to look like: a mapping lists keys that must be there, a list its items in any
 * order, a text between `~/` and `/` is a regular expression, anything else must be equal.
 */
export type Shape = unknown;

/** An item of a list that stands for any others. */
const OTHERS = '...';
const PATTERN = /^~\/(.*)\/([a-z]*)$/s;

/**
 * Whether a value has a shape.
 *
 * A list with one item matches that item alone as well: the SDK takes one algorithm or several.
 */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (Array.isArray(shape)) {
    return hasItems(Array.isArray(value) ? value : [value], shape);
  }
  if (isMapping(shape)) {
    return (
      isMapping(value) &&
      Object.entries(shape).every(([key, inner]) => key in value && hasShape(value[key], inner))
    );
  }
  const [, pattern, flags] = (typeof shape === 'string' && PATTERN.exec(shape)) || [];
  return pattern === undefined
    ? value === shape
    : isText(value) && new RegExp(pattern, flags).test(String(value));
}

/** Whether a value is an object, neither a list nor null. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasItems(values: readonly unknown[], shapes: readonly Shape[]): boolean {
  const wanted = shapes.filter((shape) => shape !== OTHERS);
  const countFits =
    wanted.length === shapes.length
      ? values.length === wanted.length
      : values.length >= wanted.length;
  return countFits && wanted.every((shape) => values.some((value) => hasShape(value, shape)));
}

function isText(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
