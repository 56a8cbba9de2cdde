import path from 'node:path';
import type {Worker} from 'node:worker_threads';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {fullText, llmsFiles} from '../../exports/llms/llmsFiles';
import {siteOfPages} from '../../exports/markdown/pageMarkdown';
import {twinFiles} from '../../exports/markdown/twinFiles';
import {skillFiles} from '../../exports/skills/skillFiles';
import type {Skill} from '../../exports/skills/skills';
import type {TextFile} from '../../exports/textFile';
import {writeWithFolder} from '../../lib/writeWithFolder';
import type {BuiltPage} from '../../search/records/extractPage';
import {below, docsAddresses, largestFirst, readPages} from '../builtPages';
import {isFirstBuild} from '../isFirstBuild';
import {startConverters} from './convertInThreads';
import {convertPages} from './convertPages';
import {sourceFiles} from './sourceFiles';

/** Publishes each page as Markdown next to its HTML, the indexes of pages for agents, and skills. */
export function agentFilesPlugin(
  {siteConfig, siteDir, baseUrl}: LoadContext,
  {skills}: {readonly skills: readonly Skill[]},
): Plugin {
  let converters: Worker[] | undefined;
  return {
    name: 'site-agent-files',
    // Near the top of each page, where agents look for it: https://agentdocsspec.com/spec/web/
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'a',
          attributes: {hidden: true, href: `${baseUrl}llms.txt`},
          innerHTML: 'For agents: index of these pages',
        },
      ],
    }),
    allContentLoaded() {
      if (isFirstBuild(siteDir)) {
        converters = startConverters();
      }
      return Promise.resolve();
    },
    async postBuild({outDir, routesPaths, routes}) {
      const site = siteOfPages(siteConfig.url, baseUrl);
      const routeOf = (address: string): string => `${baseUrl}${address.slice(1)}`;
      const read = (routes: readonly string[]) => readPages(routes, {outDir, baseUrl});
      const builtPages = [baseUrl, ...docsAddresses(routesPaths, {baseUrl})];
      const addresses = builtPages.map((page) => `/${below(baseUrl, page)}`);
      const queue = largestFirst(builtPages, {outDir, baseUrl});
      const converted = await convertPages(withoutBase(read(queue), baseUrl), site, {
        siteDir,
        converters,
      });
      const byAddress = new Map(converted.map((page) => [page.address, page]));
      const pages = addresses.flatMap((address) => byAddress.get(address) ?? []);
      const twins = pages.flatMap((page) => twinFiles(page, site));
      const files = sourceFiles(routes);
      const ofSkills = skillFiles(
        skills,
        {
          addresses,
          page(address) {
            const [page] = addresses.includes(address) ? read([routeOf(address)]) : [];
            return page && {...page, address};
          },
          fileOf: (address) => files.get(routeOf(address)) ?? address,
        },
        site,
      );
      await write(outDir, [...twins, ...llmsFiles(pages, site), fullText(twins), ...ofSkills]);
    },
  };
}

/** Addresses pages from the site's base, one at a time: all pages at once are large. */
function* withoutBase(pages: Iterable<BuiltPage>, baseUrl: string): Generator<BuiltPage> {
  for (const page of pages) {
    yield {...page, address: `/${below(baseUrl, page.address)}`};
  }
}

async function write(folder: string, files: readonly TextFile[]): Promise<void> {
  for (const {path: name, text} of files) {
    await writeWithFolder(path.join(folder, name), text);
  }
}
