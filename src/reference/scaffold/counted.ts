/** Formats a number with its noun: `1 page`, `2 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Formats a title with a count, followed by indented lines. */
export function group(title: string, lines: readonly string[], count = lines.length): string {
  return [`${title}: ${count}`, ...lines.map((line) => `  ${line}`)].join('\n');
}
