import {type Browser, chromium, type Page} from '@playwright/test';

import {LAUNCH_ARGS} from './launchArgs';
import {started} from './started';
import {type Network, startSlowHost, type SlowHost} from './slowHost';
import {slowRenderers} from './slowProcess';

/** How long a reader waits for the search, in milliseconds. */
export interface SearchTimes {
  /** Requests and bytes for the search's code and records before its first use. */
  readonly beforeIntent: readonly string[];
  /** Everything the search fetched, compressed. */
  readonly fetchedBytes: number;
  /** From the shortcut to painted hits when nothing of the search was loaded; one value per run. */
  readonly coldMs: readonly number[];
  /** From the first letter to painted hits, when the search was already loaded. */
  readonly warmFirstMs: readonly number[];
  /** From each key press to its painted hits. */
  readonly keystrokesMs: readonly number[];
  /** Tasks of the page over 50 ms after the first shortcut. */
  readonly longTasksMs: readonly number[];
}

export interface Conditions {
  /** CPU slowdown: 1 is full speed, 4 a quarter of it. */
  readonly slowdown: number;
  /** `page` uses the browser's CPU throttling, which does not slow workers; undefined slows nothing. */
  readonly slow?: 'page' | 'page and worker';
  readonly network: Network;
}

/** A name from the reference, as a reader might type it from memory. */
const TYPED = [
  'csvsource',
  'BitfountSession',
  'federated averaging',
  'how to connect data',
  'get_pod_key',
  'datasource_args',
  'run a pod',
  'ModelInference',
];
const COLD_QUERY = 'csvsource';
const WARM_UP = 'what leaves';
const PAGE = '/api/bitfount/hub/api';
const RUNS = 5;

/**
 * Measures searches on the built site in a browser.
 *
 * @param root folder of the build
 * @param executablePath of the browser
 * @throws when hits do not come
 */
export async function searchTimes(
  root: string,
  executablePath: string,
  conditions: Conditions,
): Promise<SearchTimes> {
  const host = await startSlowHost(root);
  const browser = await chromium.launch({
    executablePath,
    args: LAUNCH_ARGS,
  });
  try {
    const runs: SearchTimes[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await oneRun(browser, host, conditions));
    }
    return {
      beforeIntent: runs.flatMap(({beforeIntent}) => beforeIntent),
      fetchedBytes: Math.max(...runs.map(({fetchedBytes}) => fetchedBytes)),
      coldMs: runs.flatMap(({coldMs}) => coldMs),
      warmFirstMs: runs.flatMap(({warmFirstMs}) => warmFirstMs),
      keystrokesMs: runs.flatMap(({keystrokesMs}) => keystrokesMs),
      longTasksMs: runs.flatMap(({longTasksMs}) => longTasksMs),
    };
  } finally {
    await browser.close();
    await host.close();
  }
}

async function oneRun(
  browser: Browser,
  host: SlowHost,
  {slowdown, slow, network}: Conditions,
): Promise<SearchTimes> {
  const context = await browser.newContext({baseURL: host.url});
  try {
    const page = await context.newPage();
    host.become({latencyMs: 0, bitsPerSecond: Infinity});
    await page.goto(PAGE, {waitUntil: 'networkidle'});
    await started(page);
    await watch(page);
    const before = host.taken().addresses.filter((address) => /search|worker/i.test(address));
    host.become(network);
    const slowed = await slowRenderers(browser, slow === 'page and worker' ? slowdown : 1);
    if (slow === 'page') {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    }
    try {
      const cold = await pasted(page, COLD_QUERY);
      const fetchedBytes = host.taken().bytes;
      // The worker answers a query only after it has read the texts as well.
      await typed(page, WARM_UP);
      const keystrokes: number[] = [];
      const warmFirst: number[] = [];
      for (const name of TYPED) {
        const times = await typed(page, name);
        warmFirst.push(times[0] ?? 0);
        keystrokes.push(...times);
      }
      const longTasksMs = await page.evaluate(() => window.searchWatch.longTasks);
      return {
        beforeIntent: before,
        fetchedBytes,
        coldMs: [cold],
        warmFirstMs: warmFirst,
        keystrokesMs: keystrokes,
        longTasksMs,
      };
    } finally {
      slowed.stop();
    }
  } finally {
    await context.close();
  }
}

interface SearchWatch {
  readonly longTasks: number[];
  /** Milliseconds from `begin`, or else from the latest key press, until a query's hits are painted. */
  painted(query: string): Promise<number>;
  begin(): void;
}

declare global {
  interface Window {
    searchWatch: SearchWatch;
  }
}

/** Installs a stopwatch in the page: a round trip of the driver takes longer than a search. */
async function watch(page: Page): Promise<void> {
  // esbuild wraps functions in a helper (keepNames) that does not exist in the page.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(() => {
    const longTasks: number[] = [];
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({duration}) => longTasks.push(Math.round(duration))),
    ).observe({type: 'longtask'});
    let start = 0;
    addEventListener('keydown', (event) => (start = event.timeStamp), {capture: true});
    const isAnswered = (query: string): boolean => {
      const all = document.querySelector<HTMLAnchorElement>('dialog[open] a[href*="?q="]');
      return all !== null && new URL(all.href).searchParams.get('q') === query;
    };
    window.searchWatch = {
      longTasks,
      begin: () => (start = performance.now()),
      painted: (query) =>
        new Promise((resolve) => {
          const done = (): void => {
            // Waits for the frame that paints the list, and the task after it.
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () => resolve(performance.now() - start);
              channel.port2.postMessage(null);
            });
          };
          if (isAnswered(query)) {
            done();
            return;
          }
          const observer = new MutationObserver(() => {
            if (isAnswered(query)) {
              observer.disconnect();
              done();
            }
          });
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            attributeFilter: ['href'],
          });
        }),
    };
  });
}

/** Opens the modal, pastes a query and returns the milliseconds until its hits are painted. */
async function pasted(page: Page, query: string): Promise<number> {
  return page.evaluate(async (text) => {
    const box = document.querySelector<HTMLInputElement>('input[data-search-open]');
    if (!box) {
      throw new Error('The page has no search box.');
    }
    window.searchWatch.begin();
    box.focus();
    box.value = text;
    box.dispatchEvent(new Event('input', {bubbles: true}));
    return window.searchWatch.painted(text);
  }, query);
}

/** Types a query letter by letter, each after the previous letter's hits; returns the waits. */
async function typed(page: Page, query: string): Promise<number[]> {
  const field = page.locator('dialog[open] input[type="search"]');
  await field.fill('');
  const times: number[] = [];
  for (const [index, letter] of [...query].entries()) {
    if (letter === ' ') {
      // A space does not change the query.
      await field.press('Space');
      continue;
    }
    const painted = page.evaluate(
      (text) => window.searchWatch.painted(text),
      query.slice(0, index + 1),
    );
    await field.press(letter);
    times.push(await painted);
  }
  return times;
}
