import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {sections} from '../../site/sections';
import type {BuiltPage, SiteFacts} from '../../search/records/extractPage';
import {readWords} from './readWords';

/** The built site that records are read from. */
export interface BuiltSite {
  /** Folder of the repository, with the writers' file of words. */
  readonly siteDir: string;
  /** Folder of the build. */
  readonly outDir: string;
  /** `https://docs.example.org`, without a slash at its end. */
  readonly origin: string;
  /** `/`, or the path of the site on its host, with slashes at both ends. */
  readonly baseUrl: string;
}

/** Returns the part of a path below the site's base, without a leading slash. */
function below(baseUrl: string, address: string): string {
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address.slice(1);
}

function sectionOfAddress(baseUrl: string, address: string) {
  const [segment] = below(baseUrl, address).split('/');
  return sections.find(({routeBasePath}) => routeBasePath === segment);
}

/** Filters the routes of a site for pages of its sections, in the same order. */
export function docsAddresses(routes: readonly string[], {baseUrl}: BuiltSite): string[] {
  return routes.filter((route) => sectionOfAddress(baseUrl, route) !== undefined);
}

/**
 * Reads built pages, one at a time.
 *
 * @throws Error when the build has no file for an address.
 */
export function* readPages(
  addresses: readonly string[],
  {outDir, baseUrl}: BuiltSite,
): Generator<BuiltPage> {
  for (const address of addresses) {
    const stem = path.join(outDir, below(baseUrl, address));
    const file = [`${stem}.html`, path.join(stem, 'index.html')].find((name) => existsSync(name));
    if (file === undefined) {
      throw new Error(`Search records: the build has no file for the page ${address}.`);
    }
    yield {address, html: readFileSync(file, 'utf8')};
  }
}

/**
 * Returns the facts about the site that records need.
 *
 * `sectionLabel` throws an Error for an address outside of all sections.
 *
 * @throws Error when the writers' file of words is not of its form
 */
export function siteFacts({origin, baseUrl, siteDir}: BuiltSite): SiteFacts {
  const words = new Map([...readWords(siteDir)].map(([address, entry]) => [address, entry.words]));
  return {
    origin,
    words,
    sectionLabel(address) {
      const section = sectionOfAddress(baseUrl, address);
      if (!section) {
        throw new Error(
          `Search records: ${address} belongs to no section of src/site/sections.ts.`,
        );
      }
      return section.label;
    },
  };
}
