import {availableParallelism} from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {Worker} from 'node:worker_threads';

import {
  pageMarkdown,
  type PageMarkdown,
  type SiteOfPages,
} from '../../exports/markdown/pageMarkdown';
import {startThread} from '../../lib/startThread';
import type {BuiltPage} from '../../search/records/extractPage';

/** Pages that wait in each thread at first: enough for the seconds in which the main thread has other work. */
const AHEAD = 100;
/** Pages that wait in each thread later, when the main thread answers within milliseconds. */
const ENOUGH = 8;
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

interface Queue {
  /** Sends the next page, if there is one. */
  readonly send: () => boolean;
  /** Resolves when the thread has converted all that was sent and no page is left. */
  readonly done: Promise<void>;
}

/**
 * Converts pages to Markdown in threads of their own, while other plugins finish theirs, and here as soon as
 * they leave time for it.
 *
 * @param pages are read as their turn comes: all at once are large
 * @throws Error of the page that cannot be converted
 */
export async function convertInThreads(
  pages: Iterable<BuiltPage>,
  site: SiteOfPages,
  {threads, onConverted}: Options,
): Promise<void> {
  const left = pages[Symbol.iterator]();

  function queueOf(thread: Worker): Queue {
    let waiting = 0;
    const send = (): boolean => {
      const next = left.next();
      if (!next.done) {
        waiting += 1;
        thread.postMessage([next.value, site]);
      }
      return !next.done;
    };
    const done = new Promise<void>((resolve, reject) => {
      thread.ref();
      thread.on('message', (page: PageMarkdown) => {
        waiting -= 1;
        onConverted(page);
        if (waiting < ENOUGH && !send() && waiting === 0) {
          resolve();
        }
      });
      thread.on('error', reject);
      thread.on('exit', (code) => reject(new Error(`A thread for Markdown ended with ${code}.`)));
    });
    return {send, done};
  }

  async function convertHere(): Promise<void> {
    for (;;) {
      // Other plugins, and answers of the threads, come first.
      await setImmediate();
      const next = left.next();
      if (next.done) {
        return;
      }
      onConverted(pageMarkdown(next.value, site));
    }
  }

  try {
    const queues = threads.map(queueOf);
    for (let page = 0; page < AHEAD; page += 1) {
      queues.forEach(({send}) => send());
    }
    await Promise.all([...queues.map(({done}) => done), convertHere()]);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
