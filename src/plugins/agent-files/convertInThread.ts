import path from 'node:path';
import type {Worker} from 'node:worker_threads';

import type {PageMarkdown, SiteOfPages} from '../../exports/markdown/pageMarkdown';
import {startThread} from '../../lib/startThread';
import type {BuiltPage} from '../../search/records/extractPage';

/** Pages that wait in the thread: enough for the seconds in which the main thread has other work. */
const AHEAD = 200;

/** Starts the thread that converts pages; the process ends without it. */
export function startConverter(): Worker {
  const thread = startThread(path.join(__dirname, 'convert.ts'), 'convert');
  thread.unref();
  return thread;
}

interface Options {
  readonly thread: Worker;
  /** Gets each page when it is ready, in the same order. */
  readonly onConverted: (page: PageMarkdown) => void;
}

/**
 * Converts pages to Markdown in a thread of its own, while other plugins finish theirs.
 *
 * @param pages are read as the thread comes to them: all at once are large
 * @throws Error of the page that cannot be converted
 */
export function convertInThread(
  pages: Iterable<BuiltPage>,
  site: SiteOfPages,
  {thread, onConverted}: Options,
): Promise<void> {
  const left = pages[Symbol.iterator]();
  let waiting = 0;
  thread.ref();
  return new Promise<void>((resolve, reject) => {
    const send = (): void => {
      const next = left.next();
      if (!next.done) {
        waiting += 1;
        thread.postMessage([next.value, site]);
      } else if (waiting === 0) {
        resolve();
      }
    };
    thread.on('message', (page: PageMarkdown) => {
      waiting -= 1;
      onConverted(page);
      send();
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`The thread for Markdown ended with ${code}.`)));
    for (let page = 0; page < AHEAD; page += 1) {
      send();
    }
  }).finally(() => thread.terminate());
}
