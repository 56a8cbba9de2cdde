import {readFileSync, writeFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {dataTag, pictureTags, withHeadTags} from '../../exports/head/headTags';
import {articleData, siteData} from '../../exports/head/structuredData';
import {forgetUnused} from '../../lib/fileCache';
import {siteOf} from '../../reference/page/site/site';
import {product} from '../../site/product';
import {fileOfPage} from '../builtPages';
import {docsOf, type SectionPage} from '../docsOf';
import {pageCard} from './pageCard';
import {renderAll} from './renderAll';
import {cacheFolder, CARDS_FOLDER, openStudio, type Sketch} from './studio';

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
      return Promise.resolve();
    },
    async postBuild({outDir, routesPaths}) {
      const studio = await openStudio(context);
      const {model} = siteOf(siteDir);
      const byAddress = new Map(pages.map((page) => [page.address, page]));
      const sketches = new Map<string, Sketch>();
      for (const address of routesPaths) {
        const page = byAddress.get(address);
        const sketch = page ? studio.sketch(pageCard(page, model)) : studio.site;
        const tags = pictureTags(sketch.picture, page ? 'article' : 'website');
        const file = fileOfPage(address, {outDir, baseUrl});
        const html = readFileSync(file, 'utf8');
        writeFileSync(file, withHeadTags(html, tags + dataOf(address, sketch, page)));
        sketches.set(sketch.name, sketch);
      }
      const folder = path.join(outDir, CARDS_FOLDER);
      await mkdir(folder, {recursive: true});
      await renderAll([...sketches.values()], studio, ({name}, png) =>
        writeFile(path.join(folder, name), png),
      );
      await forgetUnused(cacheFolder, KEPT_DAYS);
    },
  };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
