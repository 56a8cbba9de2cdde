import type {SearchSettings} from '../settings';
import type {SearchClient} from '../types';

/** The hosted service. */
export function hostedClient(
  settings: Extract<SearchSettings, {provider: 'algolia'}>,
): SearchClient {
  throw new Error(`not made yet: ${settings.indexName}`);
}
