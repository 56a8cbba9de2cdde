import {algoliasearch, type Algoliasearch} from 'algoliasearch';

import {appIdOf, type Environment, indexNameOf, standInHosts} from '../environment';
import {writingRights} from '../keys';

export interface Target {
  readonly client: Algoliasearch;
  readonly indexName: string;
  readonly appId: string;
  /** The key that pages carry, where the environment has it. */
  readonly searchKey: string | undefined;
}

function clientFor(appId: string, key: string, env: Environment): Algoliasearch {
  const hosts = standInHosts(env)?.map((origin) => {
    const {protocol, host} = new URL(origin);
    return {
      url: host,
      accept: 'readWrite' as const,
      protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    };
  });
  return algoliasearch(appId, key, {...(hosts && {hosts})});
}

/**
 * Where to upload to, and with which key.
 *
 * @throws naming the variable that is missing or wrong
 */
export function uploadTarget(env: Environment): Target {
  const appId = appIdOf(env);
  const key = env.ALGOLIA_WRITE_API_KEY?.trim();
  if (!key) {
    throw new Error(
      'ALGOLIA_WRITE_API_KEY is missing: set it to a key of the application with the rights addObject, deleteObject, deleteIndex, settings, editSettings and browse.',
    );
  }
  return {
    client: clientFor(appId, key, env),
    indexName: indexNameOf(env),
    appId,
    searchKey: env.ALGOLIA_API_KEY?.trim() || undefined,
  };
}

/**
 * Asks the service what the key of the pages may do: unlike the build, the upload is connected.
 *
 * @throws when the key may write, or the service does not know it
 */
export async function checkSearchKey({appId, searchKey}: Target, env: Environment): Promise<void> {
  if (!searchKey) {
    return;
  }
  if (searchKey === env.ALGOLIA_WRITE_API_KEY?.trim()) {
    throw new Error(
      'ALGOLIA_API_KEY is the same as ALGOLIA_WRITE_API_KEY: set it to the search-only key.',
    );
  }
  const {acl} = await clientFor(appId, searchKey, env)
    .getApiKey({key: searchKey})
    .catch((error: unknown) => {
      if (statusOf(error) === undefined) {
        throw error;
      }
      throw new Error('The service does not know ALGOLIA_API_KEY: take the search-only key.', {
        cause: error,
      });
    });
  const rights = writingRights(acl);
  if (rights.length > 0) {
    throw new Error(
      `ALGOLIA_API_KEY may ${rights.join(', ')}, and every reader of the site can take it from there: make a key with the right to search only.`,
    );
  }
}

/** HTTP status of an error of the official client; undefined when no host answered. */
export function statusOf(error: unknown): number | undefined {
  const {status} = (error ?? {}) as {status?: unknown};
  return typeof status === 'number' ? status : undefined;
}

/** What an error of the service means to the person at the terminal. */
export function explain(error: unknown): string {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (status === 401 || status === 403) {
    return `The service refused ALGOLIA_WRITE_API_KEY (HTTP ${status}, ${message}): it must belong to the application in ALGOLIA_APP_ID, cover the index and its name with “_upload”, and have the rights addObject, deleteObject, deleteIndex, settings, editSettings and browse.`;
  }
  return status === undefined ? message : `The service answered HTTP ${status}: ${message}`;
}
