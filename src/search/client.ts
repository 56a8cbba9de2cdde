import type {SearchSettings} from './settings';
import type {SearchClient} from './types';

/** Where the client is told from: the settings of the build and the site's base address. */
export interface ClientOptions {
  readonly settings: SearchSettings;
  /** `/` or the folder of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
}

let known: Promise<SearchClient> | undefined;

/**
 * The client of this page, made at the first call: until then nothing of it is fetched.
 * A failure to fetch its code is not remembered: the next call tries again.
 */
export function searchClient(options: ClientOptions): Promise<SearchClient> {
  known ??= makeClient(options).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function makeClient({settings, baseUrl}: ClientOptions): Promise<SearchClient> {
  if (settings.provider === 'algolia') {
    const {hostedClient} = await import('./hosted/client');
    return hostedClient(settings);
  }
  const {embeddedClient} = await import('./worker/client');
  return embeddedClient(baseUrl);
}
