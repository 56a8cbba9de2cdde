import type {SearchSettings} from './settings';
import {type SearchClient, SearchUnavailable} from './types';

/** Where the client is told from: the settings of the build and the site's base address. */
export interface ClientOptions {
  readonly settings: SearchSettings;
  /** `/` or the folder of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
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

async function makeClient({settings, baseUrl}: ClientOptions): Promise<SearchClient> {
  if (settings.provider === 'algolia') {
    const {hostedClient} = await import('./hosted/client');
    return hostedClient(settings);
  }
  const {pageClient} = await import('./worker/pageClient');
  return pageClient(baseUrl);
}
