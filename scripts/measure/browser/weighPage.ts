import {loadedFiles, type WireRequest} from '../requests';
import type {WeighedPage} from '../weightTable';
import type {Bench} from './bench';
import {MATHS_ORIGIN} from './mathsHost';
import {atRest, listen} from './wire';

const VIEWPORT = {width: 1280, height: 900};

/**
 * Opens a page and waits until it is at rest, as nobody touches it.
 *
 * @param address from the site's root
 */
export async function weighPage(
  {browser, host}: Bench,
  kind: string,
  address: string,
): Promise<WeighedPage> {
  const context = await browser.newContext({viewport: VIEWPORT});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const wire = await listen(session);
    host.taken();
    const url = `${host.url}${address}`;
    await page.goto(url);
    await atRest(page, wire);
    const seen = wire.requests();
    return {kind, url, files: loadedFiles([...seen, ...unseen(seen, host)], url)};
  } finally {
    await context.close();
  }
}

/** What workers, and the browser by itself, asked the host for: a page's session does not tell. */
function unseen(seen: readonly WireRequest[], host: Bench['host']): WireRequest[] {
  const known = new Set(seen.map(({url}) => new URL(url).pathname));
  return host
    .taken()
    .answers.filter(({address}) => !known.has(address))
    .map(({address, bytes, mime, isPrefetch}) => ({
      url: `${host.url}${address}`,
      type: 'Worker',
      initiator: 'other',
      isPrefetch,
      mime,
      bytes,
    }));
}

/** Addresses on other hosts, but for the stylesheet and the fonts of the maths. */
export function strangers(urls: readonly string[]): string[] {
  return urls.filter((url) => new URL(url).origin !== MATHS_ORIGIN);
}
