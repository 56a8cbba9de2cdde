import type {SearchClient} from '../types';

/** The engine in a worker of this page. */
export function embeddedClient(baseUrl: string): SearchClient {
  throw new Error(`not made yet: ${baseUrl}`);
}
