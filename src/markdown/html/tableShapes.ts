/** What the widths of a table's columns depend on. */
export interface TableShape {
  readonly columns: number;
  /** Lengths of the cells of each row, in characters. */
  readonly rows: readonly (readonly number[])[];
  /** Whether it is one of keys, options or variables, which are set in another way. */
  readonly isKeys: boolean;
  /** Whether it is made from the model, with names of any length. */
  readonly isGenerated: boolean;
  /** Whether it has widths of its own that begin with a third. */
  readonly beginsWithThird: boolean;
}

/** Row headers up to this many characters stay on one line, beside their row. */
const SHORT = 28;

/** Longest usual row header, the median, of a table whose first column need not be wide. */
const SLIM = 24;

/** Characters in a line as wide as the table. */
const LINE = 105;

/** Shares of the first column of two, as in the stylesheet. */
const SHARES = {usual: 0.44, slim: 0.32, thirds: 1 / 3};

/** How many more lines a table may have for the sake of one grid. */
const TOLERANCE = 1.25;

const headLengths = ({rows}: TableShape): number[] => rows.map(([head = 0]) => head);

function isSlim(tables: readonly TableShape[]): boolean {
  const lengths = tables.flatMap(headLengths).sort((one, other) => one - other);
  return (lengths[Math.floor(lengths.length / 2)] ?? 0) <= SLIM;
}

/** Estimates the lines of a table of two columns. */
function linesAt(share: number, {rows}: TableShape): number {
  const lines = (length: number, of: number) => Math.max(1, Math.ceil(length / (LINE * of)));
  return rows
    .map(([head = 0, words = 0]) => Math.max(lines(head, share), lines(words, 1 - share)))
    .reduce((sum, count) => sum + count, 0);
}

/** Tells whether a table of two columns does not get much longer with a first column of a third. */
function bearsThird(shape: TableShape): boolean {
  const own = isSlim([shape]) ? SHARES.slim : SHARES.usual;
  return linesAt(SHARES.thirds, shape) <= linesAt(own, shape) * TOLERANCE;
}

/** The classes of a table by itself, whatever else is on its page. */
function ownClasses(shape: TableShape): string[] {
  if (headLengths(shape).every((length) => length <= SHORT)) {
    return ['short'];
  }
  return isSlim([shape]) ? ['slim'] : [];
}

/**
 * Chooses the classes for the columns of each table of a page (`src/css/tables.css`). Written tables
 * that share a page share one grid: thirds if one of them has three columns, otherwise a common first
 * column.
 *
 * @returns the classes of each table, in the same order
 */
export function shapeClasses(tables: readonly TableShape[]): string[][] {
  const onThirds = (shape: TableShape) => shape.columns === 3 || shape.beginsWithThird;
  const written = tables.filter(
    (shape) => !shape.isGenerated && (shape.columns === 2 || onThirds(shape)),
  );
  const pairs = written.filter((shape) => !onThirds(shape));
  const shared =
    pairs.length < written.length
      ? {tables: written.filter((shape) => onThirds(shape) || bearsThird(shape)), as: ['thirds']}
      : {tables: pairs, as: isSlim(pairs) ? ['slim'] : []};
  return tables.map((shape) => [
    ...(shared.tables.length > 1 && shared.tables.includes(shape) ? shared.as : ownClasses(shape)),
    ...(shape.isKeys ? ['keys'] : []),
  ]);
}
