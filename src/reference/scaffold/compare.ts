import {readFileSync} from 'node:fs';
import path from 'node:path';

import {VFile} from 'vfile';

import {checkAnchors} from '../page/checkAnchors';
import {checkHead} from '../page/checkHead';
import {checkContract} from '../page/match/contract';
import {type Gap, gapsOf} from '../page/match/gaps';
import {matchPage} from '../page/match/matchPage';
import type {ApiPage} from '../page/match/types';
import {faultLines} from '../../writing/faults';
import {contentFiles} from '../page/site/contentFiles';
import type {ApiSite} from '../page/site/site';
import {readFile} from '../page/source/readFile';
import {readPage} from '../page/source/readPage';
import {API_CONTENT, isApiLanding} from '../model/routes';
import type {ApiModule} from '../model/types';
import {type Unwritten, unwrittenIn} from './marker';

/** A module's page and how it differs from the model; messages give file, line and fix. */
interface ComparedPage {
  /** Absolute path. */
  file: string;
  page: ApiPage;
  /** In the module, but not on the page. */
  gaps: Gap[];
  added: readonly string[];
  /** On the page, but not in the module. */
  gone: readonly string[];
  unwritten: Unwritten;
}

export interface Comparison {
  withoutPage: ApiModule[];
  /** Messages on pages that document no module. */
  withoutModule: string[];
  pages: ComparedPage[];
}

/** Compares the model with the pages in `root`/api, in both directions, as the build does. */
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
  const gone = new VFile({path: file});
  const {frontMatter, root: tree} = readFile(file);
  const module = checkHead(path.relative(root, file), frontMatter, site.model, gone);
  if (!module) {
    return {messages: faultLines(gone)};
  }
  const {exceptions} = site;
  const page = matchPage(readPage(tree), module, frontMatter, {file: gone, exceptions});
  checkAnchors(page, gone);
  const added = new VFile({path: file});
  checkContract(page, added);
  return {
    file,
    page,
    gaps: gapsOf(page),
    added: faultLines(added),
    gone: faultLines(gone),
    unwritten: unwrittenIn(readFileSync(file, 'utf8')),
  };
}
