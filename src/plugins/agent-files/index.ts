import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {fullText, llmsFiles} from '../../exports/llms/llmsFiles';
import {pageMarkdown} from '../../exports/markdown/pageMarkdown';
import {twinFiles} from '../../exports/markdown/twinFiles';
import type {TextFile} from '../../exports/textFile';
import {product} from '../../site/product';
import {below, docsAddresses, readPages} from '../builtPages';

/** Publishes each page as Markdown next to its HTML, and the indexes of pages for agents. */
export function agentFilesPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-agent-files',
    async postBuild({outDir, routesPaths}) {
      const site = {
        root: `${siteConfig.url}${baseUrl}`.replace(/\/$/, ''),
        release: product.sdk.version,
      };
      const addresses = [baseUrl, ...docsAddresses(routesPaths, {baseUrl})];
      const pages = [...readPages(addresses, {outDir, baseUrl})].map(({address, html}) =>
        pageMarkdown({address: `/${below(baseUrl, address)}`, html}, site),
      );
      const twins = pages.flatMap((page) => twinFiles(page, site));
      await write(outDir, [...twins, ...llmsFiles(pages, site), fullText(twins)]);
    },
  };
}

async function write(folder: string, files: readonly TextFile[]): Promise<void> {
  for (const {path: name, text} of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
