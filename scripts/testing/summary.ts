import type {Result} from './stages';

function describeTime(seconds: number | undefined): string {
  return seconds === undefined ? 'not run' : `${seconds.toFixed(1)} s`;
}

/**
 * A line for each stage with its wall-clock time, then the sum of all.
 *
 * @param seconds wall-clock time of the whole run, which is less than the sum where stages overlap
 * @returns text whose last line is `N passed, N failed`
 */
export function summarize(results: readonly Result[], seconds: number): string {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const rows = [...results, {name: 'all', passed, failed, seconds}].map((row) => [
    row.name,
    describeTime(row.seconds),
    `${row.passed} passed, ${row.failed} failed`,
  ]);
  const width = (column: number): number =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(([name = '', time = '', count = '']) =>
    [name.padEnd(width(0)), time.padStart(width(1)), count].join('  '),
  );
  return ['', ...lines, '', `${passed} passed, ${failed} failed`].join('\n');
}
