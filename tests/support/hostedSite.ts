import {readFileSync} from 'node:fs';
import path from 'node:path';

import {createEngine} from '../../src/search/engine/createEngine';
import {RECORDS_FILE} from '../../src/search/settings';
import type {SearchRecord} from '../../src/search/types';
import {emptyIndex} from './hostedIndex';
import {APP_ID, type Behaviour, SEARCH_KEY, type StandIn, startStandIn} from './hostedStandIn';
import {buildMiniSite, type MiniBuild} from './miniSite';
import {startStaticHost} from './staticHost';

export const INDEX = 'Documentation Website';

const settings = Array.from(
  {length: 25},
  (_, index) => `## Pod setting ${index + 1}\n\nA value.\n`,
);
const files = {
  'docs/pods.md':
    '---\ntitle: Run a pod\n---\n\n## Start it\n\nType `<b>launch</b> & wait` and it serves data.\n',
  'docs/settings.md': `---\ntitle: Settings\n---\n\n${settings.join('\n')}`,
};

/** Builds a small site with content to find; `env` holds the only search variables it sees. */
export function buildSearchSite(name: string, env: NodeJS.ProcessEnv): Promise<MiniBuild> {
  const none = {
    ALGOLIA_APP_ID: '',
    ALGOLIA_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
    SEARCH_PROVIDER: '',
  };
  return buildMiniSite(name, files, {}, {...none, ...env});
}

export interface HostedSite {
  /** Origin of the site. */
  readonly url: string;
  /** Folder of the built site. */
  readonly folder: string;
  /** The service: the host that is requested first, and its fallback. */
  readonly hosts: readonly [StandIn, StandIn];
  /** Sets the behaviour of both hosts; undefined lets them respond normally. */
  readonly behave: (behaviour: Behaviour | undefined) => void;
  readonly close: () => Promise<void>;
}

/**
 * Builds the small site for the hosted service and serves it. Two local servers replace the service,
 * with the engine of the embedded search over the records of the build.
 *
 * @throws with the build's output, when it fails
 */
export async function startHostedSite(): Promise<HostedSite> {
  const hosts = await Promise.all([startStandIn(), startStandIn()]);
  const {passed, output, folder} = await buildSearchSite('search-hosted', {
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_API_KEY: SEARCH_KEY,
    SEARCH_STAND_IN: hosts.map(({url}) => url).join(','),
  });
  if (!passed) {
    throw new Error(output);
  }
  const records = readFileSync(path.join(folder, RECORDS_FILE), 'utf8');
  const engine = createEngine(JSON.parse(records) as SearchRecord[]);
  for (const {indexes} of hosts) {
    indexes.set(INDEX, {...emptyIndex(), engine});
  }
  const site = await startStaticHost(folder);
  return {
    url: site.url,
    folder,
    hosts,
    behave: (behaviour) => {
      for (const host of hosts) {
        host.behave = () => behaviour;
      }
    },
    close: async () => {
      await Promise.all([site.close(), ...hosts.map((host) => host.close())]);
    },
  };
}
