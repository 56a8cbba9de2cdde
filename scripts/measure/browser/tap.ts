import type {Bench} from './bench';
import {openPage, SLOW_PHONE} from './conditions';
import type {Control} from './controls';
import {type Answered, installStopwatch} from './inPage';
import {pause, promised, within} from './waiting';

/** One tap on a page that loads on the slow phone. */
export interface Tap {
  /** From `pointerup` to the first frame with the response, in milliseconds; Infinity for none. */
  readonly delayMs: number;
  /** Between the first paint and the tap, in milliseconds. */
  readonly afterMs: number;
  /** Whether the tap hit the control. */
  readonly isHit: boolean;
}

/** How long a finger rests on the screen in a short tap, in milliseconds. */
const HOLD_MS = 60;
/** A reader gives up after this long, in milliseconds. */
const PATIENCE_MS = 10_000;
const LOAD_MS = 30_000;

/**
 * Opens a page and taps once, some time after its first paint. The driver sends the page nothing in
 * between: its call would wait for the very task that the tap is meant to hit.
 *
 * @param afterMs milliseconds from the first paint to the end of the touch
 */
export async function tap(
  bench: Bench,
  address: string,
  control: Control,
  afterMs: number,
): Promise<Tap> {
  const {page, session, close} = await openPage(bench, control.device, SLOW_PHONE);
  try {
    const painted = promised<number>();
    const answered = promised<Answered>();
    await page.exposeFunction('reportFirstPaint', painted.resolve);
    await page.exposeFunction('reportAnswer', answered.resolve);
    await page.addInitScript(installStopwatch, control.expectation);
    await page.goto(`${bench.host.url}${address}`, {waitUntil: 'commit'});
    const first = await within(painted.promise, LOAD_MS);
    if (first === null) {
      throw new Error(`${address} painted nothing within ${LOAD_MS / 1000} s.`);
    }
    await pause(first + afterMs - HOLD_MS - Date.now());
    const touch = (type: 'touchStart' | 'touchEnd') =>
      session
        .send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [control.point] : [],
        })
        .catch(() => undefined);
    // The first call is not awaited: its response would wait for the page.
    const down = touch('touchStart');
    await pause(HOLD_MS);
    const at = Date.now();
    const touches = Promise.all([down, touch('touchEnd')]);
    const answer = await within(answered.promise, PATIENCE_MS);
    await within(touches, 1000);
    return {
      delayMs: answer?.delayMs ?? Infinity,
      afterMs: (answer?.at ?? at) - first,
      isHit: answer?.isHit ?? true,
    };
  } finally {
    await close();
  }
}
