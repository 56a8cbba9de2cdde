import type {Bench} from './bench';
import {openPage, SLOW_PHONE} from './conditions';
import type {Control} from './controls';
import {type Answered, installStopwatch} from './inPage';
import {HOLD_MS, touch} from './touch';
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
    let at = 0;
    const touched = touch(session, control.point, () => (at = Date.now()));
    const answer = await within(answered.promise, PATIENCE_MS);
    await within(touched, 1000);
    return {
      delayMs: answer?.delayMs ?? Infinity,
      afterMs: (answer?.at ?? at) - first,
      isHit: answer?.isHit ?? true,
    };
  } finally {
    await close();
  }
}
