import {appIdProblem, searchKeyProblem} from './keys';
import {DEFAULT_INDEX, type HostedSearch} from './settings';

export type Environment = Readonly<Record<string, string | undefined>>;

const PROVIDERS = ['embedded', 'algolia'];
/** Names under which keys that may write are usually kept. */
const WRITE_KEYS = ['ALGOLIA_WRITE_API_KEY', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_ADMIN_KEY'];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A variable that is set to nothing is not set: many CI services pass such. */
function value(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function required(env: Environment, name: string, what: string): string {
  const found = value(env, name);
  if (!found) {
    throw new Error(
      `${name} is missing: set it to ${what}, or SEARCH_PROVIDER=embedded to search without a service.`,
    );
  }
  return found;
}

/**
 * Origins that stand in for the service, from SEARCH_STAND_IN. Only this machine is taken, so that
 * the variable cannot send what readers type to anybody else.
 *
 * @returns undefined when the variable is not set
 * @throws when an origin is not of this machine
 */
export function standInHosts(env: Environment): string[] | undefined {
  return value(env, 'SEARCH_STAND_IN')
    ?.split(',')
    .map((part) => {
      const url = URL.canParse(part.trim()) ? new URL(part.trim()) : undefined;
      if (!url || !LOOPBACK.includes(url.hostname) || !/^https?:$/.test(url.protocol)) {
        throw new Error(
          `SEARCH_STAND_IN names ${part.trim()}: it takes origins of this machine only, such as http://localhost:4000. Unset it to ask the service.`,
        );
      }
      return url.origin;
    });
}

/** Name of the index, from ALGOLIA_INDEX_NAME. */
export function indexNameOf(env: Environment): string {
  return value(env, 'ALGOLIA_INDEX_NAME') ?? DEFAULT_INDEX;
}

/**
 * Application id of the hosted service, from ALGOLIA_APP_ID.
 *
 * @throws when it is missing or cannot be one
 */
export function appIdOf(env: Environment): string {
  const appId = required(env, 'ALGOLIA_APP_ID', 'the application id of the hosted search');
  const problem = appIdProblem(appId);
  if (problem) {
    throw new Error(`ALGOLIA_APP_ID ${problem}.`);
  }
  return appId;
}

/** The key that pages carry: every reader can take it from there, so it must not be able to write. */
function apiKeyOf(env: Environment, indexName: string, now: number): string {
  const apiKey = required(env, 'ALGOLIA_API_KEY', 'the search-only key of the application');
  const writing = WRITE_KEYS.find((name) => value(env, name) === apiKey);
  if (writing) {
    throw new Error(
      `ALGOLIA_API_KEY is the same as ${writing}: pages would show a key that may write to everybody. Set ALGOLIA_API_KEY to the search-only key.`,
    );
  }
  const problem = searchKeyProblem(apiKey, indexName, now);
  if (problem) {
    throw new Error(`ALGOLIA_API_KEY ${problem}.`);
  }
  return apiKey;
}

function providerOf(env: Environment): string {
  const provider = value(env, 'SEARCH_PROVIDER');
  if (provider && !PROVIDERS.includes(provider)) {
    throw new Error(
      `SEARCH_PROVIDER is “${provider}”: set it to ${PROVIDERS.join(' or ')}, or leave it out.`,
    );
  }
  // With only one of the two set, reading the other one throws a clear error.
  const hasAny = value(env, 'ALGOLIA_APP_ID') ?? value(env, 'ALGOLIA_API_KEY');
  return provider ?? (hasAny ? 'algolia' : 'embedded');
}

/**
 * The configuration of the hosted search, for `themeConfig.algolia`.
 *
 * @param env environment: SEARCH_PROVIDER, ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME and,
 *   in tests, SEARCH_STAND_IN
 * @param now milliseconds since 1970
 * @returns undefined where the site searches itself
 * @throws naming the variable that is missing or wrong, and what to set
 */
export function hostedSearch(env: Environment, now: number = Date.now()): HostedSearch | undefined {
  if (providerOf(env) === 'embedded') {
    return undefined;
  }
  const indexName = indexNameOf(env);
  const hosts = standInHosts(env);
  return {
    indexName,
    contextualSearch: true,
    searchPagePath: 'search',
    appId: appIdOf(env),
    apiKey: apiKeyOf(env, indexName, now),
    ...(hosts && {hosts}),
  };
}
