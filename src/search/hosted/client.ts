import {liteClient} from 'algoliasearch/lite';

import type {HostedSearch} from '../settings';
import type {SearchClient} from '../types';
import {toResults} from './answer';
import {toBody} from './body';
import {toUnavailable} from './failure';
import {type Host, hostsCache, type HostsCacheOptions} from './hostsCache';

/** What the client takes of the configuration. */
export type HostedSettings = Pick<HostedSearch, 'appId' | 'apiKey' | 'indexName' | 'hosts'>;

/** What the client takes from the page; tests give their own. */
export type Surroundings = Pick<HostsCacheOptions, 'now' | 'storage'>;

/** In milliseconds; the official client lengthens them for further hosts once one timed out. */
export const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};

function toHost(origin: string): Host {
  const {protocol, host} = new URL(origin);
  return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'};
}

/** Storage of the page; pages may be forbidden to have any. */
function pageStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The client that asks the hosted service, or what stands in for it in tests. */
export function hostedClient(
  settings: HostedSettings,
  {now = Date.now, storage = pageStorage()}: Partial<Surroundings> = {},
): SearchClient {
  const client = liteClient(settings.appId, settings.apiKey, {
    // Said here although the browser's build has the same: the tests in Node use the other build.
    authMode: 'WithinQueryParameters',
    timeouts: TIMEOUTS,
    hostsCache: hostsCache({now, storage, storageKey: `search-hosts-${settings.appId}`}),
    // A reader waits for no second try of a service that has had too much: the next key asks again.
    maxRateLimitRetries: 0,
    ...(settings.hosts && {hosts: settings.hosts.map(toHost)}),
  });
  return {
    async search({requests}) {
      const bodies = requests.map((request) => toBody(request, settings.indexName));
      const answer: unknown = await client
        .search({requests: bodies} as unknown as Parameters<typeof client.search>[0])
        .catch((error: unknown) => {
          throw toUnavailable(error);
        });
      try {
        return {results: toResults(answer, bodies)};
      } catch (error) {
        // The client remembers answers: this one must not come again.
        await client.clearCache();
        throw error;
      }
    },
  };
}
