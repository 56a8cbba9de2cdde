import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {checkAnchors} from './checkAnchors';
import {checkHead} from './checkHead';
import {checkLinks} from './checkLinks';
import {checkContract} from './match/contract';
import {matchPage} from './match/matchPage';
import type {ApiPage} from './match/types';
import type {ApiSite} from './site/site';
import {readPage} from './source/readPage';

/**
 * Matches a page with the model, both ways, and reports what is wrong.
 *
 * @param address path of the page from the folder that holds the content folders
 * @param file the page that faults are reported of
 * @returns undefined when the page documents no module
 */
export function checkPage(
  root: Root,
  address: string,
  frontMatter: Record<string, unknown>,
  site: ApiSite,
  file: VFile,
): ApiPage | undefined {
  const module = checkHead(address, frontMatter, site.model, file);
  if (!module) {
    return undefined;
  }
  const page = matchPage(readPage(root), module, frontMatter, {
    file,
    exceptions: site.exceptions,
  });
  checkAnchors(page, file);
  checkLinks(root, file);
  checkContract(page, file);
  return page;
}
