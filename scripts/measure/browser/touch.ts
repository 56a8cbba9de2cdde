import type {CDPSession} from '@playwright/test';

import {pause} from './waiting';

/** How long a finger rests on the screen in a short tap, in milliseconds. */
export const HOLD_MS = 60;

/**
 * Touches the screen for a moment.
 *
 * @param lifted called as the finger leaves the screen
 * @returns settles when the page has handled both events
 */
export async function touch(
  session: CDPSession,
  point: {readonly x: number; readonly y: number},
  lifted?: () => void,
): Promise<void> {
  const send = (type: 'touchStart' | 'touchEnd') =>
    session
      .send('Input.dispatchTouchEvent', {type, touchPoints: type === 'touchStart' ? [point] : []})
      .catch(() => undefined);
  // The first call is not awaited: its response would wait for the page.
  const down = send('touchStart');
  await pause(HOLD_MS);
  lifted?.();
  await Promise.all([down, send('touchEnd')]);
}
