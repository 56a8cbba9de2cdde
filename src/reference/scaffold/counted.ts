/** `1 page`, `2 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A title with the number of lines below it, which stand indented. */
export function group(title: string, lines: readonly string[], count = lines.length): string {
  return [`${title}: ${count}`, ...lines.map((line) => `  ${line}`)].join('\n');
}
