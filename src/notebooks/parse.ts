import path from 'node:path';

import matter from 'gray-matter';
import type {Root} from 'mdast';
import {VFile} from 'vfile';

import {parsePage, textOfPage} from '../reference/page/source/parsePage';
import {symbolLinks} from '../markdown/symbolLinks';
import type {NotebookPage} from './types';

export interface ParsedPage {
  tree: Root;
  /** The source to which the positions of the tree refer. */
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The page that faults are reported of. */
  file: VFile;
}

/**
 * Parses a tutorial, with its links to symbols resolved; a link to a symbol that the SDK does not have
 * is reported.
 *
 * @throws PageError when the page is no MDX
 */
export function parseTutorial({file, source, modelDir}: NotebookPage): ParsedPage {
  const page = new VFile({path: path.resolve(file)});
  const tree = parsePage(page.path, source);
  symbolLinks(modelDir === undefined ? {} : {modelDir})(tree, page);
  return {tree, file: page, source: textOfPage(source), frontMatter: matter(source).data};
}
