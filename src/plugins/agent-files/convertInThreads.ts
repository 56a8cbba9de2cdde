import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Worker} from 'node:worker_threads';

import type {PageMarkdown, SiteOfPages} from '../../exports/markdown/pageMarkdown';
import {startThread} from '../../lib/startThread';
import type {BuiltPage} from '../../search/records/extractPage';

/** Pages that wait in each thread: enough for the seconds in which the main thread has other work. */
const AHEAD = 100;
/** One processor is the main thread's: on two, a second thread takes longer to start than it saves. */
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Starts the threads that convert pages. */
export function startConverters(): Worker[] {
  return Array.from({length: THREADS}, () =>
    startThread(path.join(__dirname, 'convert.ts'), 'convert'),
  );
}

interface Options {
  readonly threads: readonly Worker[];
  /** Gets each page when it is ready, in any order. */
  readonly onConverted: (page: PageMarkdown) => void;
}

/**
 * Converts pages to Markdown in threads of their own, while other plugins finish theirs.
 *
 * @param pages are read as the threads come to them: all at once are large
 * @throws Error of the page that cannot be converted
 */
export function convertInThreads(
  pages: Iterable<BuiltPage>,
  site: SiteOfPages,
  {threads, onConverted}: Options,
): Promise<void> {
  const left = pages[Symbol.iterator]();
  let waiting = 0;
  return new Promise<void>((resolve, reject) => {
    const send = (thread: Worker): void => {
      const next = left.next();
      if (!next.done) {
        waiting += 1;
        thread.postMessage([next.value, site]);
      } else if (waiting === 0) {
        resolve();
      }
    };
    for (const thread of threads) {
      thread.ref();
      thread.on('message', (page: PageMarkdown) => {
        waiting -= 1;
        onConverted(page);
        send(thread);
      });
      thread.on('error', reject);
      thread.on('exit', (code) => reject(new Error(`A thread for Markdown ended with ${code}.`)));
    }
    for (let page = 0; page < AHEAD; page += 1) {
      threads.forEach(send);
    }
  }).finally(() => Promise.all(threads.map((thread) => thread.terminate())));
}
