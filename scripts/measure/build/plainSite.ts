import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {type PlainPage, plainPage} from './markdownOf';

/** All pages of a build that stand in a section, as plain Markdown. */
export function plainSite(build: string): PlainPage[] {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url as string).pathname)
    .filter((address) => /^\/[^/]+\/./.test(address))
    .map((address) =>
      plainPage(address, readFileSync(path.join(build, `${address.slice(1)}.html`), 'utf8')),
    );
}

export interface Writing {
  /** Folder for the pages. */
  readonly folder: string;
  /** Whether the page's title stands in its text as well: not all tools show the one of its head. */
  readonly withHeading?: boolean;
  /** Further lines of a page's head. */
  readonly head?: (page: PlainPage) => readonly string[];
}

/** Writes pages below a folder by their addresses; a page with pages below it is their folder's index. */
export function writePages(
  pages: readonly PlainPage[],
  {folder, withHeading = false, head = () => []}: Writing,
): void {
  for (const page of pages) {
    const file = path.join(folder, fileOf(page, pages));
    mkdirSync(path.dirname(file), {recursive: true});
    const lines = [
      '---',
      `title: ${JSON.stringify(page.title)}`,
      `description: ${JSON.stringify(page.description)}`,
      ...head(page),
      '---',
      '',
      ...(withHeading ? [`# ${page.title.replaceAll('_', '\\_')}`, ''] : []),
      page.markdown,
    ];
    writeFileSync(file, lines.join('\n'));
  }
}

/** `guides/setup.md`, or `guides/setup/index.md` when there are pages below. */
export function fileOf(
  {address}: Pick<PlainPage, 'address'>,
  pages: readonly Pick<PlainPage, 'address'>[],
): string {
  const hasPages = pages.some((other) => other.address.startsWith(`${address}/`));
  return `${address.slice(1)}${hasPages ? '/index' : ''}.md`;
}
