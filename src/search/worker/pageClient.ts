import type {SearchClient} from '../types';
import {embeddedClient} from './client';

/**
 * The embedded client with the worker of this site. On its own, as only the bundler understands
 * how the worker is named here: all else of the client runs in tests.
 *
 * @param baseUrl `/` or the folder of the site on its host, with slashes at both ends
 */
export function pageClient(baseUrl: string): SearchClient {
  return embeddedClient(baseUrl, () => new Worker(new URL('./worker.ts', import.meta.url)));
}
