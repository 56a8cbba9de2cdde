import {blockedTime, layoutShift, type Shift, type Task} from '../blockedTime';
import type {Bench} from './bench';
import {openPage, PHONE, SLOW_PHONE} from './conditions';
import {HOLD_MS, touch} from './touch';
import {pause} from './waiting';

/** A page's first ten seconds; times in milliseconds. */
export interface LoadTimes {
  readonly blocked: number;
  readonly longestTask: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** When React has hydrated the page; Infinity when it has not. */
  readonly started: number;
}

const WATCHED_MS = 10_000;

interface Seen {
  readonly tasks: Task[];
  readonly shifts: Shift[];
  firstPaint: number;
  largestPaint: number;
  started: number;
}

declare global {
  interface Window {
    seenOfLoad: Seen;
  }
}

/** Runs in the page. */
function watchLoad(): void {
  const seen: Seen = {tasks: [], shifts: [], firstPaint: NaN, largestPaint: NaN, started: 0};
  window.seenOfLoad = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({startTime, duration}) => seen.tasks.push({start: startTime, duration}));
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      seen.firstPaint = startTime;
    }
  });
  observe('largest-contentful-paint', ({startTime}) => (seen.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const {startTime, value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) {
      seen.shifts.push({start: startTime, value});
    }
  });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hasHydrated === 'true') {
      seen.started = performance.now();
      observer.disconnect();
    }
  }).observe(document, {subtree: true, childList: true, attributeFilter: ['data-has-hydrated']});
}

/** Taps while a page loads. */
export interface Acts {
  /** In CSS pixels. */
  readonly point: {readonly x: number; readonly y: number};
  /** Milliseconds after the first paint. */
  readonly moments: readonly number[];
}

/** Measures one load on the slow phone, which nobody touches or somebody taps at some moments. */
export async function loadTimes(bench: Bench, address: string, acts?: Acts): Promise<LoadTimes> {
  const {page, session, close} = await openPage(bench, PHONE, SLOW_PHONE);
  try {
    await page.addInitScript(watchLoad);
    const start = performance.now();
    await page.goto(`${bench.host.url}${address}`, {waitUntil: 'commit'});
    if (acts) {
      await page.waitForFunction(() => window.seenOfLoad.firstPaint > 0);
      const painted = await page.evaluate(
        () => performance.timeOrigin + window.seenOfLoad.firstPaint,
      );
      for (const moment of acts.moments) {
        await pause(painted + moment - HOLD_MS - Date.now());
        await touch(session, acts.point);
      }
    }
    // Figures end at ten seconds of the page's own clock; this leaves time for late observer entries.
    await page.waitForTimeout(WATCHED_MS + 500 - (performance.now() - start));
    const seen = await page.evaluate(() => window.seenOfLoad);
    return {
      blocked: blockedTime(seen.tasks, WATCHED_MS),
      longestTask: Math.max(0, ...seen.tasks.map(({duration}) => duration)),
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      layoutShift: layoutShift(seen.shifts),
      started: seen.started || Infinity,
    };
  } finally {
    await close();
  }
}
