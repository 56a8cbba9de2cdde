import type {HostedSearch} from './settings';
import {type SearchClient, SearchUnavailable} from './types';

/** What decides who answers, from the site's configuration. */
export interface ClientOptions {
  /** The hosted service; undefined where the site searches itself. */
  readonly hosted: HostedSearch | undefined;
  /** Path or URL of the site's folder, with a slash at its end. */
  readonly folder: string;
}

let known: Promise<SearchClient> | undefined;

/**
 * The client of this page, made at the first call: until then nothing of it is fetched.
 * A failure to fetch its code is not remembered: the next call tries again.
 *
 * @param make only tests give their own
 * @throws SearchUnavailable `offline` when the code cannot be fetched.
 */
export function searchClient(options: ClientOptions, make = makeClient): Promise<SearchClient> {
  known ??= make(options).catch((cause: unknown) => {
    known = undefined;
    throw new SearchUnavailable('offline', 'its code cannot be fetched', {cause});
  });
  return known;
}

async function makeClient({hosted, folder}: ClientOptions): Promise<SearchClient> {
  if (hosted) {
    const {hostedClient} = await import('./hosted/client');
    return hostedClient(hosted);
  }
  if (process.env.OFFLINE_COPY && location.protocol === 'file:') {
    const {diskClient} = await import('./offline/diskClient');
    return diskClient(folder);
  }
  const {pageClient} = await import('./worker/pageClient');
  return pageClient(folder);
}
