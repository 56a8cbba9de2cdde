import type {SearchSettings} from '../settings';

/** The origin that pages ask first; undefined where search asks nobody. */
export function searchOrigin(settings: SearchSettings): string | undefined {
  if (settings.provider !== 'algolia') {
    return undefined;
  }
  return settings.hosts?.[0] ?? `https://${settings.appId}-dsn.algolia.net`;
}
