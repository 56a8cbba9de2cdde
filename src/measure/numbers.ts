/**
 * The value below which a share of the values lies.
 *
 * @param share 0.5 for the median, 1 for the greatest
 * @returns NaN without values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? NaN;
}
