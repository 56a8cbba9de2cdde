import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import type {Redirect} from '../../config/redirects';

interface Options {
  readonly redirects: readonly Redirect[];
}

/**
 * Writes the redirect table as a `_redirects` file, for hosts that read one and answer with a real
 * redirect. Other hosts serve the forwarding pages that the redirect plugin makes from the same table.
 */
export default function redirectsFilePlugin(_context: unknown, {redirects}: Options): Plugin {
  return {
    name: 'site-redirects-file',
    async postBuild({outDir, routesPaths}) {
      const lines = redirects
        .filter(({to}) => routesPaths.includes(to))
        .map(({from, to}) => `${from} ${to} 301\n`);
      await writeFile(path.join(outDir, '_redirects'), lines.join(''));
    },
  };
}
