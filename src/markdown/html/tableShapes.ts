/** What the widths of a table's columns depend on. */
export interface TableShape {
  readonly columns: number;
  /** Lengths of the cells of each row, in characters. */
  readonly rows: readonly (readonly number[])[];
  /** Whether it is one of keys, options or variables, which are set in another way. */
  readonly isKeys: boolean;
  /** Whether it is made from the model, with names of any length. */
  readonly isGenerated: boolean;
}

/** Row headers up to this many characters stay on one line, beside their row. */
const SHORT = 28;

/** Longest usual row header, the median, of a table whose first column need not be wide. */
const SLIM = 24;

/** Characters in a line as wide as the table. */
const LINE = 105;

/** Share of the first column of two, as in the stylesheet. */
const SHARES = {usual: 0.44, slim: 0.32, third: 1 / 3};

/** Least share of a column, and of the row headers if they are not short: 13rem in the stylesheet. */
const LEAST = {column: 0.12, head: 0.26};

/** How many more lines a table may have for the sake of one grid; three columns look uneven sooner. */
const TOLERANCE = {two: 1.25, three: 1.2};

const headLengths = ({rows}: TableShape): number[] => rows.map(([head = 0]) => head);

const hasShortHeads = (shape: TableShape): boolean =>
  headLengths(shape).every((length) => length <= SHORT);

function isSlim(tables: readonly TableShape[]): boolean {
  const lengths = tables.flatMap(headLengths).sort((one, other) => one - other);
  return (lengths[Math.floor(lengths.length / 2)] ?? 0) <= SLIM;
}

/** The shares of all columns on a grid with this first one: the others are equal. */
const gridOf = (first: number, {columns}: TableShape): number[] => [
  first,
  ...Array.from({length: columns - 1}, () => (1 - first) / (columns - 1)),
];

/** The shares that a browser gives columns by their contents, roughly. */
function contentShares(shape: TableShape): number[] {
  const longest = Array.from({length: shape.columns}, (_, column) =>
    Math.max(1, ...shape.rows.map((cells) => cells[column] ?? 0)),
  );
  const sum = longest.reduce((length, other) => length + other, 0);
  const least = hasShortHeads(shape) ? LEAST.column : LEAST.head;
  const wanted = longest.map((length, column) =>
    Math.max(column === 0 ? least : LEAST.column, length / sum),
  );
  const all = wanted.reduce((share, other) => share + other, 0);
  return wanted.map((share) => share / all);
}

/** Estimates the lines of a table with these shares of its columns. */
function linesAt(shares: readonly number[], {rows}: TableShape): number {
  const linesOf = (cells: readonly number[]) =>
    shares.map((share, column) => Math.ceil((cells[column] ?? 0) / (LINE * share)));
  return rows.reduce((sum, cells) => sum + Math.max(1, ...linesOf(cells)), 0);
}

/** Tells whether a table does not get much longer on a grid with this first column. */
function bears(first: number, shape: TableShape): boolean {
  const own = linesAt(contentShares(shape), shape);
  const tolerance = shape.columns === 2 ? TOLERANCE.two : TOLERANCE.three;
  return linesAt(gridOf(first, shape), shape) <= own * tolerance;
}

/** The classes of a table with columns as wide as its contents need. */
const ownClasses = (shape: TableShape): string[] => [hasShortHeads(shape) ? 'short' : 'own'];

/** Chooses the classes of a written table of two or three columns. */
function writtenClasses(shape: TableShape, written: readonly TableShape[]): string[] {
  const isAlone = written.length === 1;
  if (isAlone && (shape.columns === 3 || hasShortHeads(shape))) {
    return ownClasses(shape);
  }
  if (written.some(({columns}) => columns === 3)) {
    return bears(SHARES.third, shape) ? ['thirds'] : ownClasses(shape);
  }
  const isNarrow = isSlim(written);
  if (isAlone && !bears(isNarrow ? SHARES.slim : SHARES.usual, shape)) {
    return ownClasses(shape);
  }
  return isNarrow ? ['slim'] : [];
}

/**
 * Chooses the classes for the columns of each table of a page (`src/css/tables.css`). Written tables of
 * two columns share a first column; where one of three columns is on the page, they share thirds. One
 * that gets much longer by it has columns as wide as its contents need.
 *
 * @returns the classes of each table, in the same order
 */
export function shapeClasses(tables: readonly TableShape[]): string[][] {
  const written = tables.filter((shape) => !shape.isGenerated && [2, 3].includes(shape.columns));
  return tables.map((shape) => [
    ...(written.includes(shape) ? writtenClasses(shape, written) : ownClasses(shape)),
    ...(shape.isKeys ? ['keys'] : []),
  ]);
}
