import {readFileSync} from 'node:fs';
import path from 'node:path';

import {checkAnchors} from '../page/checkAnchors';
import {checkHead} from '../page/checkHead';
import {checkContract} from '../page/match/contract';
import {type Gap, gapsOf} from '../page/match/gaps';
import {matchPage} from '../page/match/matchPage';
import type {ApiPage} from '../page/match/types';
import {Problems} from '../../writing/problems';
import {contentFiles} from '../page/site/contentFiles';
import type {ApiSite} from '../page/site/site';
import {readFile} from '../page/source/readFile';
import {readPage} from '../page/source/readPage';
import {API_CONTENT, isApiLanding} from '../model/routes';
import type {ApiModule} from '../model/types';
import {type Unwritten, unwrittenIn} from './marker';

/** A page of a module, and where it and the model differ; messages say file, line and mend. */
export interface ComparedPage {
  /** Absolute path. */
  file: string;
  page: ApiPage;
  /** What the module has and the page lacks. */
  gaps: Gap[];
  added: readonly string[];
  /** What the page names and the module lacks. */
  gone: readonly string[];
  unwritten: Unwritten;
}

export interface Comparison {
  withoutPage: ApiModule[];
  /** Messages on pages that document no module. */
  withoutModule: string[];
  pages: ComparedPage[];
}

/** Compares the model with the pages below `root`/api, both ways, as the build does. */
export function compare(site: ApiSite, root: string): Comparison {
  const found = contentFiles(path.join(root, API_CONTENT))
    .filter((file) => !isApiLanding(path.relative(root, file)))
    .map((file) => comparePage(file, root, site));
  const pages = found.filter((page) => 'page' in page);
  const documented = new Set(pages.map(({page}) => page.module.path));
  return {
    withoutPage: [...site.model.modules.values()].filter(({path}) => !documented.has(path)),
    withoutModule: found.flatMap((page) => ('page' in page ? [] : page.messages)),
    pages,
  };
}

function comparePage(
  file: string,
  root: string,
  site: ApiSite,
): ComparedPage | {messages: readonly string[]} {
  const problems = new Problems(file);
  const {frontMatter, root: tree} = readFile(file);
  const module = checkHead(path.relative(root, file), frontMatter, site.model, problems);
  if (!module) {
    return {messages: problems.messages};
  }
  const {exceptions} = site;
  const page = matchPage(readPage(tree), module, frontMatter, {problems, exceptions});
  checkAnchors(page, problems);
  const missing = new Problems(file);
  checkContract(page, missing);
  return {
    file,
    page,
    gaps: gapsOf(page),
    added: missing.messages,
    gone: problems.messages,
    unwritten: unwrittenIn(readFileSync(file, 'utf8')),
  };
}
