import {loadedFiles, type WireRequest} from '../requests';
import type {WeighedPage} from '../weightTable';
import type {Bench} from './bench';
import {MATHS_ORIGIN} from './mathsHost';
import {atRest, atRestAfterIntent, listen} from './wire';

const VIEWPORT = {width: 1280, height: 900};

/**
 * Opens a page, waits without user input until it is at rest, turns to a link, waits again, and weighs
 * what it loaded.
 *
 * @param address relative to the site's root
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
    const atRestAlready = new Set(wire.requests().map((request) => request.url));
    await atRestAfterIntent(page, wire);
    const seen = wire
      .requests()
      .map((request) => ({...request, isAfterIntent: !atRestAlready.has(request.url)}));
    return {kind, url, files: loadedFiles([...seen, ...unseen(seen, host)], url)};
  } finally {
    await context.close();
  }
}

/** Returns the requests of workers and of the browser itself, which a page's session does not report. */
function unseen(seen: readonly WireRequest[], host: Bench['host']): WireRequest[] {
  const known = new Set(seen.map(({url}) => new URL(url).pathname));
  return host
    .taken()
    .answers.filter(({address}) => !known.has(address))
    .map(({address, bytes, mime, isPrefetch}) => ({
      url: `${host.url}${address}`,
      type: 'Worker',
      initiator: 'other',
      isAfterIntent: true,
      isPrefetch,
      mime,
      bytes,
    }));
}

/** Returns the URLs on other hosts, except the maths stylesheet and its fonts. */
export function strangers(urls: readonly string[]): string[] {
  return urls.filter((url) => new URL(url).origin !== MATHS_ORIGIN);
}
