import type {LoadTimes} from './browser/loadTimes';
import {markdownTable} from './markdown';
import {spreadText} from './numbers';

/** Repeated loads of the sample page of a kind. */
export interface Loads {
  readonly kind: string;
  readonly runs: LoadTimes[];
  /** Loads in which somebody tapped the menu at each of `TAP_MOMENTS`. */
  readonly tapped: LoadTimes[];
}

const COLUMNS: readonly (readonly [string, keyof LoadTimes, number])[] = [
  ['blocked', 'blocked', 0],
  ['longest task', 'longestTask', 0],
  ['FCP', 'firstPaint', 0],
  ['LCP', 'largestPaint', 0],
  ['React started', 'started', 0],
  ['CLS', 'layoutShift', 3],
];

export function loadTable(loads: readonly Loads[]): string {
  return markdownTable(
    ['kind', 'blocked, with taps', ...COLUMNS.map(([title]) => title)],
    loads.map(({kind, runs, tapped}) => [
      kind,
      spreadText(
        tapped.map(({blocked}) => blocked),
        0,
      ),
      ...COLUMNS.map(([, figure, digits]) =>
        spreadText(
          runs.map((run) => run[figure]),
          digits,
        ),
      ),
    ]),
  );
}
