import matter from 'gray-matter';

/** Marks every place that lacks a description; readers see it as it is. */
export const MARKER = '(unwritten)';

/** Front matter key of a page that no writer has worked on. */
export const UNWRITTEN_KEY = 'unwritten';

export interface Unwritten {
  /** Pages marked as a whole. */
  pages: number;
  /** Places that contain the marker. */
  items: number;
}

/** Counts the markers in the source of one page, front matter included. */
export function unwrittenIn(source: string): Unwritten {
  return {
    pages: matter(source).data[UNWRITTEN_KEY] === undefined ? 0 : 1,
    items: source.split(MARKER).length - 1,
  };
}

export function sumOfUnwritten(counts: readonly Unwritten[]): Unwritten {
  return counts.reduce(
    (sum, {pages, items}) => ({pages: sum.pages + pages, items: sum.items + items}),
    {pages: 0, items: 0},
  );
}
