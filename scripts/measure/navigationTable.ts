import type {Speed} from './browser/conditions';
import type {Meeting, Navigation} from './browser/navigation';
import {markdownTable} from './markdown';
import {spreadOf, spreadText} from './numbers';

/** Clicks under one condition. */
export interface Clicks extends Navigation {
  readonly kind: string;
  readonly meeting: Meeting;
  readonly speed: Speed;
}

const MEETINGS: Readonly<Record<Meeting, string>> = {
  preloaded: 'preloaded',
  rested: 'first click of a visit, preloaded',
  quick: 'first click of a visit, 0.1 s after the pointer came',
  'not preloaded': 'first click, nothing loaded ahead',
};

export function navigationTable(all: readonly Clicks[]): string {
  return markdownTable(
    ['kind', 'link', 'CPU', 'network', 'click to heading', 'p95', 'whole page loads'],
    all.map(({kind, meeting, speed, delaysMs, fullLoads}) => [
      kind,
      MEETINGS[meeting],
      `${speed.cpu}x`,
      speed.network,
      spreadText(delaysMs),
      spreadOf(delaysMs).p95.toFixed(0),
      String(fullLoads),
    ]),
    2,
  );
}
