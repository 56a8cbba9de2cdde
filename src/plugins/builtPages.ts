import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import type {BuiltPage} from '../search/records/extractPage';
import {type Section, sections} from '../site/sections';

/** Where the pages of a build are. */
export interface BuildFolder {
  /** Folder of the build. */
  readonly outDir: string;
  /** `/`, or the path of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
}

/** Returns the part of a path below the site's base, without a leading slash. */
export function below(baseUrl: string, address: string): string {
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address.slice(1);
}

/** Returns the section that an address belongs to, if any. */
export function sectionOfAddress(baseUrl: string, address: string): Section | undefined {
  const [segment] = below(baseUrl, address).split('/');
  return sections.find(({routeBasePath}) => routeBasePath === segment);
}

/** Filters the routes of a site for pages of its sections, in the same order. */
export function docsAddresses(
  routes: readonly string[],
  {baseUrl}: Pick<BuildFolder, 'baseUrl'>,
): string[] {
  return routes.filter((route) => sectionOfAddress(baseUrl, route) !== undefined);
}

/**
 * Returns the file of a page.
 *
 * @param address from the site's root; that of the not-found page ends in `.html`
 * @throws Error when the build has no file for it
 */
export function fileOfPage(address: string, {outDir, baseUrl}: BuildFolder): string {
  const stem = path.join(outDir, below(baseUrl, address));
  const names = stem.endsWith('.html') ? [stem] : [`${stem}.html`, path.join(stem, 'index.html')];
  const file = names.find((name) => existsSync(name));
  if (file === undefined) {
    throw new Error(`The build has no file for the page ${address}.`);
  }
  return file;
}

/**
 * Reads built pages, one at a time.
 *
 * @throws Error when the build has no file for an address.
 */
export function* readPages(
  addresses: readonly string[],
  folder: BuildFolder,
): Generator<BuiltPage> {
  for (const address of addresses) {
    yield {address, html: readFileSync(fileOfPage(address, folder), 'utf8')};
  }
}

/** Returns addresses of pages by the size of their HTML, so that none that takes long is left for the end. */
export function largestFirst(addresses: readonly string[], folder: BuildFolder): string[] {
  const sizeOf = new Map(
    addresses.map((address) => [address, statSync(fileOfPage(address, folder)).size]),
  );
  return [...sizeOf.keys()].sort((a, b) => (sizeOf.get(b) ?? 0) - (sizeOf.get(a) ?? 0));
}
