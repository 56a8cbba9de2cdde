import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {pictureTags} from '../../exports/head/headTags';
import type {Redirect} from '../../site/redirects';
import {docsOf} from '../docsOf';
import {openStudio} from '../link-cards/studio';
import {checkRedirects} from './checkRedirects';
import {forwardingPage} from './forwardingPage';

interface Options {
  readonly redirects: readonly Redirect[];
}

/**
 * Writes both files that a static host may serve for `/x`: x.html and x/index.html.
 *
 * @throws when a file exists already: it is a page and must not be overwritten
 */
async function writePage(outDir: string, {from, to}: Redirect, tags: string): Promise<void> {
  for (const file of [`${from}.html`, `${from}/index.html`]) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, forwardingPage(to, tags), {flag: 'wx'});
  }
}

/**
 * Creates the redirects whose target exists: a forwarding page for any static host, and a `_redirects`
 * file with the same table for hosts that read one and answer with an HTTP redirect.
 *
 * The framework's plugin is not used, as it writes x/index.html only: a host that serves x.html for
 * `/x` and does not add slashes would never find it.
 */
export function redirectsPlugin(context: LoadContext, {redirects}: Options): Plugin {
  return {
    name: 'site-redirects',
    allContentLoaded({allContent}) {
      const pages = docsOf(allContent).map(({address, doc}) => ({
        address,
        file: aliasedSitePathToRelativePath(doc.source),
      }));
      checkRedirects(redirects, pages);
      return Promise.resolve();
    },
    async postBuild({outDir, routesPaths}) {
      const made = redirects.filter(({to}) => routesPaths.includes(to));
      const {site} = await openStudio(context);
      const tags = pictureTags(site.picture, 'website');
      await Promise.all(made.map((redirect) => writePage(outDir, redirect, tags)));
      const lines = made.map(({from, to}) => `${from} ${to} 301\n`);
      await writeFile(path.join(outDir, '_redirects'), lines.join(''));
    },
  };
}
