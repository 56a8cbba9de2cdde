/** Returns a Markdown table with text aligned left and the other columns right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string {
  const rule = head.map((_, column) => (column < textColumns ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
