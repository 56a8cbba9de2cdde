/** A floor of `src`, as `lint/floors.mjs` lists it. */
export interface Floor {
  readonly name: string;
  /** Rooms of the floor, such as `src/site`. */
  readonly folders: readonly string[];
  readonly holds: string;
}

const START = '<!-- floors:start -->';
const END = '<!-- floors:end -->';

/** Draws the floors as a Markdown table, the highest first, as a house is drawn. */
export function drawFloors(floors: readonly Floor[]): string {
  const head = ['floor', 'rooms', 'what they hold'];
  const rows = floors
    .map(({folders, holds}, floor) => [
      String(floor + 1),
      folders.map((folder) => `\`${folder}\``).join(' '),
      holds,
    ])
    .reverse();
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (row: readonly string[]) =>
    line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return [padded(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(padded)].join(
    '\n',
  );
}

/**
 * Puts a drawing between the markers of a text.
 *
 * @throws when the text has no markers
 */
export function withDrawing(text: string, drawing: string): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) {
    throw new Error(`ARCHITECTURE.md needs the lines ${START} and ${END}.`);
  }
  return `${text.slice(0, start + START.length)}\n\n${drawing}\n\n${text.slice(end)}`;
}
