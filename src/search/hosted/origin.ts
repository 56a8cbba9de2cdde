import type {HostedSearch} from '../settings';

/** The origin of the service that pages ask first. */
export function searchOrigin({appId, hosts}: HostedSearch): string {
  return hosts?.[0] ?? `https://${appId}-dsn.algolia.net`;
}
