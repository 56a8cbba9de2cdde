import {markdownTable} from '../markdown';
import {spreadText} from '../numbers';
import type {DevTimes} from './devTimes';
import type {Cost} from './processTree';

export interface BuildCosts {
  readonly cold: readonly Cost[];
  readonly warm: readonly Cost[];
}

/** Returns a Markdown table of the seconds and megabytes that builds took. */
export function buildTable(costs: BuildCosts): string {
  const row = (name: string, builds: readonly Cost[]): string[] => [
    name,
    spreadText(
      builds.map(({seconds}) => seconds),
      1,
    ),
    spreadText(builds.map(({megabytes}) => megabytes)),
  ];
  return markdownTable(
    ['build', 'seconds', 'memory, MB'],
    [row('cold', costs.cold), row('warm', costs.warm)],
  );
}

/** Returns a Markdown table of the seconds that a writer waits for `npm start` and for an edit. */
export function startTable(starts: Readonly<Record<'cold' | 'warm', readonly DevTimes[]>>): string {
  const row = (name: 'cold' | 'warm'): string[] => [
    name,
    spreadText(
      starts[name].map(({start}) => start),
      1,
    ),
    spreadText(
      starts[name].flatMap(({edits}) => edits),
      1,
    ),
  ];
  return markdownTable(
    ['npm start', 'to the first page, s', 'from an edit to the screen, s'],
    [row('cold'), row('warm')],
  );
}
