import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {robotsFile} from '../../hosting/robotsFile';
import {SECURITY_FILE, securityFile} from '../../hosting/securityFile';
import {git} from '../../lib/git';
import {writeWithFolder} from '../../lib/writeWithFolder';
import {product} from '../../site/product';

/** Publishes files that crawlers and people look for at the root of a host. */
export function hostFilesPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const root = `${siteConfig.url}${baseUrl}`;
  return {
    name: 'site-host-files',
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, 'robots.txt'), robotsFile(root));
      const seconds = git(siteDir, 'log', '-1', '--format=%ct');
      if (seconds) {
        const text = securityFile(product.supportEmail, root, Number(seconds) * 1000);
        await writeWithFolder(path.join(outDir, SECURITY_FILE), text);
      }
    },
  };
}
