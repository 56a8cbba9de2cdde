import {type Budgets, goalOf} from './budgets';
import {markdownTable} from './markdown';
import {kib} from './numbers';
import {
  bytesOf,
  fromOtherHosts,
  type Group,
  GROUPS,
  type LoadedFile,
  type Phase,
  PARTS,
  weightsOf,
} from './requests';

/** A page that was opened and came to rest. */
export interface WeighedPage {
  readonly kind: string;
  /** Its address on the host that it was weighed on. */
  readonly url: string;
  readonly files: readonly LoadedFile[];
}

const HEAD = [
  'kind',
  'page',
  'first load',
  'at rest, only read',
  'at rest after the first intent',
  'prefetch',
  'requests (first + later + intent + prefetch)',
  'of the first load: HTML, CSS, fonts, images, scripts',
  'budgets',
  'goals',
];

/** Returns a table of weights in KiB on the wire: compressed, with headers. */
export function weightTable(pages: readonly WeighedPage[], budgets: Budgets): string {
  return markdownTable(
    HEAD,
    pages.map(({kind, url, files}) => {
      const weights = weightsOf(files);
      const budget = budgets[kind];
      const goal = goalOf(kind);
      return [
        kind,
        new URL(url).pathname,
        kib(weights.firstLoad),
        kib(weights.idle),
        kib(weights.intent),
        kib(weights.prefetch),
        (['first', 'later', 'intent', 'prefetch'] as const)
          .map((phase) => countOf(files, phase))
          .join(' + '),
        GROUPS.slice(0, -1)
          .map((group) => kib(firstOf(files, group)))
          .join(', '),
        budget ? PARTS.map((part) => kib(budget[part])).join(' / ') : 'none',
        [goal.firstLoad, goal.idle, goal.intent]
          .map((bytes) => (Number.isFinite(bytes) ? kib(bytes) : '–'))
          .join(' / '),
      ];
    }),
    2,
  );
}

/** Returns a line for each page that loads files from other hosts. */
export function otherHostLines(pages: readonly WeighedPage[]): string[] {
  return pages.flatMap(({kind, url, files}) => {
    const others = fromOtherHosts(files, url);
    const bytes = bytesOf(files, (file) => others.includes(file.url));
    return others.length > 0
      ? [`${kind}: ${kib(bytes)} KiB from other hosts (in its figures): ${others.join(', ')}`]
      : [];
  });
}

function countOf(files: readonly LoadedFile[], phase: Phase): number {
  return files.filter((file) => file.phase === phase).length;
}

function firstOf(files: readonly LoadedFile[], group: Group): number {
  return bytesOf(files, (file) => file.phase === 'first' && file.group === group);
}
