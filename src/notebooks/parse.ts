import path from 'node:path';

import matter from 'gray-matter';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {symbolLinks} from '../markdown/symbolLinks';
import type {NotebookPage} from './types';

export interface ParsedPage {
  tree: Root;
  /** The source to which the positions of the tree refer. */
  source: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Explicit ids of headings, by line. */
  headingIds: ReadonlyMap<number, string>;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx);

/**
 * Reads a page, with its links to symbols resolved.
 *
 * @throws PageError for a link to a symbol that the SDK does not have
 */
export function parsePage({file, source, modelDir}: NotebookPage): ParsedPage {
  const headingIds = new Map<number, string>();
  // To MDX the braces are an expression; blanks in their place keep all positions.
  const plain = source.split('\n').map((line, index) => {
    const id = /^#{1,6} .*?[ \t]\\?\{#([\w.-]+)\}[ \t]*$/.exec(line)?.[1];
    if (id === undefined) {
      return line;
    }
    headingIds.set(index + 1, id);
    return line.replace(/\\?\{#[\w.-]+\}[ \t]*$/, (text) => ' '.repeat(text.length));
  });
  const text = plain.join('\n');
  const page = new VFile({value: text, path: path.resolve(file)});
  const tree = processor.parse(page) as Root;
  symbolLinks(modelDir === undefined ? {} : {modelDir})(tree, page);
  return {tree, source: text, frontMatter: matter(source).data, headingIds};
}
