/** A stretch of the main thread, in milliseconds since the navigation. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** A task longer than this keeps a reader waiting who acts at its start, in milliseconds. */
const NOTICED_MS = 50;

/**
 * Sum of what tasks take beyond 50 ms each.
 *
 * @param until only what lies before this moment
 */
export function blockedTime(tasks: readonly Task[], until: number): number {
  return tasks.reduce((sum, {start, duration}) => {
    const from = start + NOTICED_MS;
    const to = Math.min(start + duration, until);
    return sum + Math.max(0, to - from);
  }, 0);
}

/** A movement of the layout that the reader did not cause. */
export interface Shift {
  readonly start: number;
  readonly value: number;
}

const WINDOW_MS = 5000;
const GAP_MS = 1000;

/** Cumulative layout shift: the worst window of at most 5 s in which no second passes without one. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const {start, value} of shifts) {
    const isNew = start - last > GAP_MS || start - first > WINDOW_MS;
    sum = isNew ? value : sum + value;
    first = isNew ? start : first;
    last = start;
    worst = Math.max(worst, sum);
  }
  return worst;
}
