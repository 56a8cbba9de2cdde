/** Lines to add after a line of a file, counted from 1; 0 is the top. */
export interface Insertion {
  after: number;
  lines: readonly string[];
}

/** Inserts lines, those for the same place in the given order; existing lines stay unchanged. */
export function insertLines(text: string, insertions: readonly Insertion[]): string {
  const ends = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const added = new Map<number, string[]>();
  for (const {after, lines: more} of insertions) {
    added.set(after, [...(added.get(after) ?? []), ...more]);
  }
  const all = lines.flatMap((line, index) => [line, ...(added.get(index + 1) ?? [])]);
  const whole = [...(added.get(0) ?? []), ...all].join(ends);
  return insertions.length > 0 && !whole.endsWith(ends) ? `${whole}${ends}` : whole;
}
