import type {Control} from './browser/controls';
import type {Tap} from './browser/tap';
import {markdownTable} from './markdown';
import {spreadOf} from './numbers';

/** Delays between the first paint and the tap, in milliseconds. */
export const TAP_MOMENTS = [500, 1000, 2000, 3000, 4000, 6000] as const;

/** Taps on one control of a page. */
export interface Taps {
  readonly kind: string;
  readonly address: string;
  readonly control: Control;
  /** Taps for each delay. */
  readonly taps: Tap[][];
}

/** Returns a table with a row for each control of each kind, and names controls that a page lacks. */
export function tapTable(all: readonly Taps[]): string {
  const moments = TAP_MOMENTS.map((moment) => `${moment / 1000} s`);
  return markdownTable(
    ['kind', 'control', ...moments],
    all.map(({kind, control, taps}) => [kind, control.name, ...taps.map(cellOf)]),
    2,
  );
}

/** Formats taps as `41 / 60 / 60`, and notes those that were late, missed or had no response. */
export function cellOf(taps: readonly Tap[]): string {
  const met = taps.filter(({isHit}) => isHit).map(({delayMs}) => delayMs);
  const lost = met.filter((delay) => delay === Infinity).length;
  const missed = taps.length - met.length;
  if (met.length === 0) {
    return missed > 0 ? `${missed} missed` : '–';
  }
  const {median, p95, max} = spreadOf(met);
  const figures = [median, p95, max].map(written).join(' / ');
  const notes = [
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(missed > 0 ? [`${missed} beside it`] : []),
  ];
  return notes.length > 0 ? `${figures} (${notes.join(', ')})` : figures;
}

function written(ms: number): string {
  return Number.isFinite(ms) ? ms.toFixed(0) : 'lost';
}

/** Returns the worst tap delays of a page in one line, to show beside its score. */
export function tapsOfKind(all: readonly Taps[], kind: string): string {
  const cells = all.filter((taps) => taps.kind === kind).flatMap(({taps}) => taps);
  const delays = cells.flat().flatMap(({isHit, delayMs}) => (isHit ? [delayMs] : []));
  if (delays.length === 0) {
    return 'not measured';
  }
  const {median, p95, max, n} = spreadOf(delays);
  const worst = Math.max(...cells.map((cell) => spreadOf(cell.map(({delayMs}) => delayMs)).p95));
  return `${[median, p95, max].map(written).join(' / ')} (n ${n}); worst cell’s p95 ${written(worst)}`;
}
