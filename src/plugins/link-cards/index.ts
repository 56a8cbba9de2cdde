import {readFileSync, writeFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Worker} from 'node:worker_threads';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {dataTag, pictureTags, withHeadTags} from '../../exports/head/headTags';
import type {Card} from '../../exports/link-cards/card';
import {articleData, siteData} from '../../exports/head/structuredData';
import {forgetUnused} from '../../lib/fileCache';
import {startThread} from '../../lib/startThread';
import {siteOf} from '../../reference/page/site/site';
import {product} from '../../site/product';
import {fileOfPage} from '../builtPages';
import {docsOf, type SectionPage} from '../docsOf';
import {isFirstBuild} from '../isFirstBuild';
import {pageCard} from './pageCard';
import type {Ahead} from './renderAhead';
import {
  cacheFolder,
  CARDS_FOLDER,
  openStudio,
  siteOfCards,
  type Sketch,
  type Studio,
} from './studio';

/** Pictures that are read and written at once: as many as Node has threads for files. */
const AT_ONCE = 4;
/** After so many days without a build that uses it, a picture is removed from the cache. */
const KEPT_DAYS = 30;

/**
 * Adds to each built page what other programs show of it: a picture with section, title and, for modules,
 * the signature of the main symbol; structured data for search engines.
 *
 * The tags are added to the finished HTML, because only programs that read HTML files need them. The
 * names of pictures are hashes of what they are made from.
 */
export function linkCardsPlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl} = context;
  const root = `${siteConfig.url}${baseUrl}`;
  let pages: readonly SectionPage[] = [];
  let thread: Worker | undefined;

  const cardsOfPages = (): ReadonlyMap<SectionPage, Card> => {
    const {model} = siteOf(siteDir);
    return new Map(pages.map((page) => [page, pageCard(page, model)]));
  };

  function dataOf(address: string, {picture}: Sketch, page?: SectionPage): string {
    if (page) {
      const {doc, section} = page;
      const {title, description, lastUpdatedAt} = doc;
      const described = {
        url: `${siteConfig.url}${address}`,
        title,
        description,
        image: picture.url,
        isReference: section.pluginId === 'api',
        changed: lastUpdatedAt ? dayOf(lastUpdatedAt) : undefined,
      };
      return dataTag(articleData(described, root));
    }
    return address === baseUrl ? dataTag(siteData(root, product.tagline)) : '';
  }

  return {
    name: 'site-link-cards',
    allContentLoaded({allContent}) {
      pages = docsOf(allContent);
      if (isFirstBuild(siteDir)) {
        thread = startThread(path.join(__dirname, 'renderAhead.ts'), 'renderAhead');
        // What it leaves undone is done after the build, which then tells of a failure.
        thread.on('error', () => undefined);
        const ahead: Ahead = {site: siteOfCards(context), cards: [...cardsOfPages().values()]};
        thread.postMessage(ahead);
      }
      return Promise.resolve();
    },
    async postBuild({outDir, routesPaths}) {
      await thread?.terminate();
      const studio = await openStudio(context);
      const cards = cardsOfPages();
      const byAddress = new Map(pages.map((page) => [page.address, page]));
      const sketches = new Map<string, Sketch>();
      for (const address of routesPaths) {
        const page = byAddress.get(address);
        const card = page && cards.get(page);
        const sketch = card ? studio.sketch(card) : studio.site;
        const tags = pictureTags(sketch.picture, page ? 'article' : 'website');
        const file = fileOfPage(address, {outDir, baseUrl});
        const html = readFileSync(file, 'utf8');
        writeFileSync(file, withHeadTags(html, tags + dataOf(address, sketch, page)));
        sketches.set(sketch.name, sketch);
      }
      await renderAll([...sketches.values()], studio, path.join(outDir, CARDS_FOLDER));
    },
  };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

async function renderAll(
  sketches: readonly Sketch[],
  {render}: Studio,
  folder: string,
): Promise<void> {
  await mkdir(folder, {recursive: true});
  const left = [...sketches];
  const renderNext = async (): Promise<void> => {
    for (let sketch = left.pop(); sketch; sketch = left.pop()) {
      await writeFile(path.join(folder, sketch.name), await render(sketch));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, renderNext));
  await forgetUnused(cacheFolder, KEPT_DAYS);
}
