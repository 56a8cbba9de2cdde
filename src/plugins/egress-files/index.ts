import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeWithFolder} from '../../lib/writeWithFolder';
import {
  EGRESS_FILE,
  EGRESS_SCHEMA_FILE,
  egressFile,
  egressSchema,
} from '../../reference/egress/egressFile';
import {namedCalls} from '../../reference/egress/evidence';
import {firewallFiles} from '../../reference/egress/firewall';
import {loadCallSites} from '../../reference/model/callSites';
import {egressHosts, egressRows} from '../../site/egress';
import {product} from '../../site/product';

/** Publishes what leaves a pod as data with a schema, and lists for firewalls and proxies. */
export function egressFilesPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const root = `${siteConfig.url}${baseUrl}`;
  const release = product.sdk.version;
  return {
    name: 'site-egress-files',
    async postBuild({outDir}) {
      const publish = (name: string, content: string): Promise<void> =>
        writeWithFolder(path.join(outDir, name), content);
      const content = egressFile({
        release,
        root,
        hosts: egressHosts,
        rows: egressRows,
        calls: namedCalls(loadCallSites()),
      });
      await publish(EGRESS_FILE, `${JSON.stringify(content, null, 1)}\n`);
      await publish(EGRESS_SCHEMA_FILE, `${JSON.stringify(egressSchema(root))}\n`);
      for (const {file, make} of firewallFiles) {
        await publish(file, make(egressHosts, release));
      }
    },
  };
}
