/** A task on the main thread; times in milliseconds since the navigation. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** The longest task, in milliseconds, that does not count as blocking input. */
const NOTICED_MS = 50;

/**
 * Returns the total blocking time: the part of each task beyond 50 ms, added up.
 *
 * @param until ignores everything after this time
 */
export function blockedTime(tasks: readonly Task[], until: number): number {
  return tasks.reduce((sum, {start, duration}) => {
    const from = start + NOTICED_MS;
    const to = Math.min(start + duration, until);
    return sum + Math.max(0, to - from);
  }, 0);
}

/** A layout shift that no user input caused. */
export interface Shift {
  readonly start: number;
  readonly value: number;
}

const WINDOW_MS = 5000;
const GAP_MS = 1000;

/** Returns the cumulative layout shift: the worst window of at most 5 s, without gaps of 1 s or more. */
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
