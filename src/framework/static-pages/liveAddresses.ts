import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {removeTrailingSlash} from '@docusaurus/utils-common';

import {liveComponents, livePages} from '../../site/livePages';
import {needsCode} from './needsCode';

const DOCS = 'docusaurus-plugin-content-docs';

/** Returns the paths of the docs pages whose code has to be in the browser. */
function docsOfCode(instances: Record<string, unknown>, siteDir: string): string[] {
  return Object.values(instances)
    .flatMap((content) => (content as LoadedContent).loadedVersions)
    .flatMap(({docs}) => docs)
    .filter(({source}) => {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
      return needsCode(readFileSync(file, 'utf8'), liveComponents);
    })
    .map(({permalink}) => removeTrailingSlash(permalink));
}

/**
 * Returns the paths of all pages that are code in the browser.
 *
 * @param allContent what the plugins have loaded
 */
export function liveAddresses(
  allContent: AllContent,
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
): Set<string> {
  return new Set([
    ...livePages.map((page) => `${baseUrl}${page}`),
    ...docsOfCode(allContent[DOCS] ?? {}, siteDir),
  ]);
}
