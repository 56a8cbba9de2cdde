/** Median and extremes of repeated measurements. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly min: number;
  readonly max: number;
  /** Number of measurements. */
  readonly n: number;
}

/**
 * Returns the value below which a share of the values lies.
 *
 * @param share 0.5 for the median, 1 for the maximum
 * @returns NaN without values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? NaN;
}

/** Returns median and extremes; for an even count the median is the mean of the middle two. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const middle = ((sorted[Math.floor(half)] ?? NaN) + (sorted[Math.ceil(half)] ?? NaN)) / 2;
  return {
    median: middle,
    p95: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? NaN,
    min: sorted[0] ?? NaN,
    max: sorted.at(-1) ?? NaN,
    n: sorted.length,
  };
}

/** Formats a spread as `120 (98–140, n 5)`. */
export function spreadText(values: readonly number[], digits = 0): string {
  const {median, min, max, n} = spreadOf(values);
  const [middle, least, most] = [median, min, max].map((value) => value.toFixed(digits));
  return n === 0 ? '–' : `${middle} (${least}–${most}, n ${n})`;
}

/** Formats bytes as KiB with one decimal. */
export function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
