/** The longest value that stays on one line. */
const WIDTH = 160;

/**
 * Writes JSON with sorted keys, one space a level, short values on one line: a change of
 * one signature is a change of one or two lines in a diff.
 */
export function formatJson(value: unknown): string {
  return `${format(value, '')}\n`;
}

function format(value: unknown, indent: string): string {
  const inline = JSON.stringify(sortKeys(value));
  if (inline.length + indent.length <= WIDTH || !isContainer(value)) {
    return inline;
  }
  const inner = `${indent} `;
  if (Array.isArray(value)) {
    const rows = value.map((item) => inner + format(item, inner));
    return `[\n${rows.join(',\n')}\n${indent}]`;
  }
  const rows = sortedEntries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${format(item, inner)}`,
  );
  return `{\n${rows.join(',\n')}\n${indent}}`;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortKeys);
  }
  return isContainer(value)
    ? Object.fromEntries(sortedEntries(value).map(([key, item]) => [key, sortKeys(item)]))
    : value;
}

function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
