import type {SearchClient} from '../types';
import {embeddedClient} from './client';

/**
 * The embedded client with the worker of this site. On its own, as only the bundler understands
 * how the worker is named here: all else of the client runs in tests.
 *
 * @param folder path or URL of the site's folder, with a slash at its end
 */
export function pageClient(folder: string): SearchClient {
  return embeddedClient(folder, () => new Worker(new URL('./worker.ts', import.meta.url)));
}
