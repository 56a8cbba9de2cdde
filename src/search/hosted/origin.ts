import type {HostedSearch} from '../settings';

/** The origin of the service that pages ask first. */
export function searchOrigin({appId, hosts}: HostedSearch): string {
  return hosts?.[0] ?? `https://${appId}-dsn.algolia.net`;
}

/**
 * All origins that pages may ask: the first, and those that stand in when it fails
 * (https://www.algolia.com/doc/guides/building-search-ui/going-further/backend-search/in-depth/http-calls/).
 */
export function searchOrigins(search: HostedSearch): readonly string[] {
  const {appId, hosts} = search;
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return hosts ?? [searchOrigin(search), ...others];
}
