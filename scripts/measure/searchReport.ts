import {type Conditions, type SearchTimes, searchTimes} from './browser/searchTimes';
import {percentile} from './numbers';
import {measureSearch} from './searchInNode';

const CONDITIONS: readonly (Conditions & {readonly name: string})[] = [
  {
    name: 'this machine',
    slowdown: 1,
    network: {latencyMs: 0, bitsPerSecond: Infinity},
  },
  {
    name: 'page at a quarter of its speed, 10 Mbit/s, 40 ms',
    slowdown: 4,
    slow: 'page',
    network: {latencyMs: 40, bitsPerSecond: 10e6},
  },
  {
    name: 'page and worker at a quarter of their speed, 10 Mbit/s, 40 ms',
    slowdown: 4,
    slow: 'page and worker',
    network: {latencyMs: 40, bitsPerSecond: 10e6},
  },
];

/**
 * Measures the search of a build and yields the report line by line.
 *
 * @param build folder of the build
 * @param executablePath of the browser
 * @throws when the folder holds no build or the browser shows no hits
 */
export async function* searchReport(
  build: string,
  executablePath: string,
): AsyncGenerator<string, void> {
  const {rows, packGzip} = measureSearch(build);
  for (const {records, buildMs, queryP50Ms, queryP95Ms} of rows) {
    const [index, p50, p95] = [buildMs, queryP50Ms, queryP95Ms].map((ms) => ms.toFixed(1));
    yield `${records} records in Node: index ${index} ms, query p50 ${p50} ms, p95 ${p95} ms`;
  }
  yield `records to fetch: ${packGzip} bytes (gzip)`;
  for (const {name, ...conditions} of CONDITIONS) {
    yield* linesOf(name, await searchTimes(build, executablePath, conditions));
  }
}

function* linesOf(name: string, times: SearchTimes): Generator<string, void> {
  yield `${name}:`;
  yield `  fetched before the reader turned to the search: ${times.beforeIntent.join(', ') || 'nothing'}`;
  yield `  fetched by the search: ${times.fetchedBytes} bytes (gzip)`;
  yield `  box pasted into to first hits, nothing there: ${spreadOf(times.coldMs)}`;
  yield `  first letter to hits, search ready: ${spreadOf(times.warmFirstMs)}`;
  yield `  key to hits: ${spreadOf(times.keystrokesMs)}`;
  yield `  tasks of the page over 50 ms: ${times.longTasksMs.join(', ') || 'none'}`;
}

function spreadOf(times: readonly number[]): string {
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0));
  return `p50 ${p50} ms, p95 ${p95} ms, most ${most} ms (${times.length})`;
}
