import {CATEGORIES, type Scores} from './lighthouse';
import {markdownTable} from './markdown';
import {spreadText} from './numbers';
import {type Taps, tapsOfKind} from './tapTable';

/** Repeated Lighthouse scores of the sample page of a kind. */
export interface Judged {
  readonly kind: string;
  readonly runs: Scores[];
}

const TITLES = ['performance', 'accessibility', 'best practices', 'SEO'];

/** Returns a table of scores beside the tap delays of the same page: neither suffices alone. */
export function scoreTable(judged: readonly Judged[], taps: readonly Taps[]): string {
  return markdownTable(
    [
      'kind',
      ...TITLES,
      'LCP ms',
      'TBT ms',
      'CLS',
      'failed audits',
      'taps: median / p95 / most, ms',
    ],
    judged.map(({kind, runs}) => [
      kind,
      ...CATEGORIES.map((category) => spreadText(runs.map(({scores}) => scores[category]))),
      spreadText(runs.map(({largestPaint}) => largestPaint)),
      spreadText(runs.map(({blocked}) => blocked)),
      spreadText(
        runs.map(({layoutShift}) => layoutShift),
        3,
      ),
      [...new Set(runs.flatMap(({failed}) => failed))].join(', ') || 'none',
      tapsOfKind(taps, kind),
    ]),
  );
}
