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

export function navigationTable(all: readonly Clicks[]): string {
  return markdownTable(
    ['kind', 'link', 'CPU', 'network', 'click to heading', 'p95', 'whole page loads'],
    all.map(({kind, meeting, speed, delaysMs, fullLoads}) => [
      kind,
      meeting === 'preloaded' ? 'preloaded' : 'first click, not preloaded',
      `${speed.cpu}x`,
      speed.network,
      spreadText(delaysMs),
      spreadOf(delaysMs).p95.toFixed(0),
      String(fullLoads),
    ]),
    2,
  );
}
