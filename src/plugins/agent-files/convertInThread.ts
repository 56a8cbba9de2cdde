import path from 'node:path';
import {Worker} from 'node:worker_threads';

import type {PageMarkdown, SiteOfPages} from '../../exports/markdown/pageMarkdown';
import type {BuiltPage} from '../../search/records/extractPage';

/** Pages that wait in the thread: enough for the seconds in which the main thread has other work. */
const AHEAD = 200;

/**
 * Converts pages to Markdown in a thread of its own, while other plugins finish theirs.
 *
 * @param pages are read as the thread comes to them: all at once are large
 * @param onConverted gets each page when it is ready, in the same order
 * @throws Error of the page that cannot be converted
 */
export function convertInThread(
  pages: Iterable<BuiltPage>,
  site: SiteOfPages,
  onConverted: (page: PageMarkdown) => void,
): Promise<void> {
  const left = pages[Symbol.iterator]();
  const worker = new Worker(path.join(__dirname, 'convert.mjs'), {workerData: site});
  let waiting = 0;
  return new Promise<void>((resolve, reject) => {
    const send = (): void => {
      const next = left.next();
      if (!next.done) {
        waiting += 1;
        worker.postMessage(next.value);
      } else if (waiting === 0) {
        resolve();
      }
    };
    worker.on('message', (page: PageMarkdown) => {
      waiting -= 1;
      onConverted(page);
      send();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread for Markdown ended with ${code}.`)));
    for (let page = 0; page < AHEAD; page += 1) {
      send();
    }
  }).finally(() => worker.terminate());
}
