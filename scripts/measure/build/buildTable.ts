import {markdownTable} from '../markdown';
import {spreadText} from '../numbers';
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
