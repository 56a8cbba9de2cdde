import path from 'node:path';

import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';

import {isApiLanding, moduleOfContentFile} from '../reference/model/routes';
import {checkPage} from '../reference/page/checkPage';
import {hasFaults} from '../writing/faults';
import {renderPage} from '../reference/page/render/renderPage';
import {trackDependencies} from '../reference/page/site/dependencies';
import {siteOf} from '../reference/page/site/site';
import {parseSharedPage} from '../reference/page/source/parsePage';

interface Options {
  /** Folder that holds the content folders; the repository's root unless a test says otherwise. */
  root?: string;
  /** Folder of the API model; the committed one unless a test says otherwise. */
  modelDir?: string;
}

const REPOSITORY = path.resolve(__dirname, '../..');

/**
 * Turns a hand-written API page into a full reference page: matches its headings and
 * lists with the API model and adds signatures, types, links and lists. Reports every heading, item
 * and missing symbol that does not match; the page is then left as it was written.
 */
export function apiPages(this: Processor, {root = REPOSITORY, modelDir}: Options = {}) {
  const {parser} = this;
  this.parser = (text, file) =>
    moduleOfContentFile(path.relative(root, file.path)) === undefined && parser
      ? parser(text, file)
      : parseSharedPage(file.path, text);
  return (tree: Root, file: VFile): void => {
    if (isApiLanding(path.relative(root, file.path))) {
      return;
    }
    const site = siteOf(root, modelDir);
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const page = checkPage(tree, path.relative(root, file.path), frontMatter, site, file);
    if (page && !hasFaults(file)) {
      const context = {site, module: page.module, page};
      tree.children = trackDependencies(file.path, () => renderPage(context));
    }
  };
}
