import type {Root} from 'mdast';

import {checkAnchors} from './checkAnchors';
import {checkHead} from './checkHead';
import {checkContract} from './match/contract';
import {matchPage} from './match/matchPage';
import type {ApiPage} from './match/types';
import type {Problems} from '../../writing/problems';
import type {ApiSite} from './site/site';
import {readPage} from './source/readPage';

/**
 * Matches a page with the model, both ways. What is wrong goes to `problems`;
 * undefined when the page documents no module.
 */
export function checkPage(
  root: Root,
  file: string,
  frontMatter: Record<string, unknown>,
  site: ApiSite,
  problems: Problems,
): ApiPage | undefined {
  const module = checkHead(file, frontMatter, site.model, problems);
  if (!module) {
    return undefined;
  }
  const page = matchPage(readPage(root), module, frontMatter, {
    problems,
    exceptions: site.exceptions,
  });
  checkAnchors(page, problems);
  checkContract(page, problems);
  return page;
}
