import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {
  convertedPart,
  pageMarkdown,
  type PageMarkdown,
  type SiteOfPages,
} from '../../exports/markdown/pageMarkdown';
import {cached, forgetUnused, keyOf} from '../../lib/fileCache';
import type {BuiltPage} from '../../search/records/extractPage';

/** After so many days without a build that uses it, a page is removed from the cache. */
const KEPT_DAYS = 30;

const REPOSITORY = path.resolve(__dirname, '../../..');
const cacheFolder = path.resolve('node_modules/.cache/page-markdown');

/**
 * Converts built pages to Markdown, one at a time and in the same order. A page whose content is that of an earlier build is
 * not converted again: a conversion takes as long as all other work on a finished page together.
 */
export async function convertPages(
  pages: Iterable<BuiltPage>,
  site: SiteOfPages,
): Promise<PageMarkdown[]> {
  const maker = keyOf(await converterOf(), JSON.stringify(site));
  const converted: PageMarkdown[] = [];
  for (const page of pages) {
    const key = keyOf(maker, page.address, convertedPart(page.html));
    const text = await cached(path.join(cacheFolder, `${key}.json`), () =>
      Promise.resolve(Buffer.from(JSON.stringify(pageMarkdown(page, site)))),
    );
    converted.push(JSON.parse(text.toString('utf8')) as PageMarkdown);
  }
  await forgetUnused(cacheFolder, KEPT_DAYS);
  return converted;
}

/** Returns a name for the code that converts: its files, and the versions of all packages. */
async function converterOf(): Promise<string> {
  const folder = path.join(REPOSITORY, 'src/exports/markdown');
  const files = (await readdir(folder)).toSorted().map((name) => path.join(folder, name));
  const parts = [path.join(REPOSITORY, 'package-lock.json'), ...files];
  return keyOf(...(await Promise.all(parts.map((file) => readFile(file)))));
}
