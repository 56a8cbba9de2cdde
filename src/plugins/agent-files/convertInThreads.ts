import path from 'node:path';
import type {Worker} from 'node:worker_threads';

import type {PageMarkdown, SiteOfPages} from '../../exports/markdown/pageMarkdown';
import {startThread} from '../../lib/startThread';
import type {BuiltPage} from '../../search/records/extractPage';

/** One has a processor to itself while the main thread is busy, the other when it is done. */
const THREADS = 2;
/** Pages that wait in a thread: enough for the seconds in which the main thread has other work. */
const AHEAD = 120;

/** Starts the threads that convert pages; the process ends without them. */
export function startConverters(): readonly Worker[] {
  return Array.from({length: THREADS}, () => {
    const thread = startThread(path.join(__dirname, 'convert.ts'), 'convert');
    thread.unref();
    return thread;
  });
}

interface Options {
  readonly threads: readonly Worker[];
  /** Gets each page when it is ready. */
  readonly onConverted: (page: PageMarkdown) => void;
}

/**
 * Converts pages to Markdown in threads of their own, while other plugins finish theirs.
 *
 * @param pages are read as the threads come to them: all at once are large
 * @throws Error of the page that cannot be converted
 */
export async function convertInThreads(
  pages: Iterable<BuiltPage>,
  site: SiteOfPages,
  {threads, onConverted}: Options,
): Promise<void> {
  const left = pages[Symbol.iterator]();
  const convertIn = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let waiting = 0;
      const send = (): void => {
        const next = left.next();
        if (!next.done) {
          waiting += 1;
          thread.postMessage([next.value, site]);
        } else if (waiting === 0) {
          resolve();
        }
      };
      thread.ref();
      thread.on('message', (page: PageMarkdown) => {
        waiting -= 1;
        onConverted(page);
        send();
      });
      thread.on('error', reject);
      thread.on('exit', (code) => reject(new Error(`A thread for Markdown ended with ${code}.`)));
      for (let page = 0; page < AHEAD; page += 1) {
        send();
      }
    });
  await Promise.all(threads.map(convertIn)).finally(() =>
    Promise.all(threads.map((thread) => thread.terminate())),
  );
}
