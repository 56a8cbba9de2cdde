import {markdownTable} from '../markdown';
import {spreadOf, spreadText} from '../numbers';
import type {Cost} from './processTree';

/** Builds of one site with one tool. */
export interface Built {
  readonly name: string;
  readonly cold: Cost[];
  readonly warm: Cost[];
}

/**
 * Seconds and megabytes, with each cold build against the first one's.
 *
 * @param pages of the first site
 */
export function buildTable(all: readonly Built[], pages: number): string {
  const seconds = (costs: readonly Cost[]): number[] => costs.map((cost) => cost.seconds);
  const megabytes = (costs: readonly Cost[]): number[] => costs.map((cost) => cost.megabytes);
  const first = spreadOf(seconds(all[0]?.cold ?? [])).median;
  return markdownTable(
    [
      `${pages} pages`,
      'cold, s',
      'against this site',
      'warm, s',
      'memory cold, MB',
      'memory warm, MB',
    ],
    all.map(({name, cold, warm}) => [
      name,
      spreadText(seconds(cold), 1),
      (spreadOf(seconds(cold)).median / first).toFixed(2),
      spreadText(seconds(warm), 1),
      spreadText(megabytes(cold)),
      spreadText(megabytes(warm)),
    ]),
  );
}
