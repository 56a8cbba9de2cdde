import {readFileSync} from 'node:fs';

import remarkComment from '@slorber/remark-comment';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {FileSource} from './readFile';

/** What the framework reads a page with; a unit test compares the two. */
const syntax = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath)
  .freeze();

const known = new Map<string, {text: string; root: Root}>();

/** A page's source as the framework hands it to the parser. */
export function textOfPage(source: string): string {
  return escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source));
}

/**
 * A page of the reference as a syntax tree. It is read for itself and for the pages that take over its
 * words, but parsed once: whoever changes the tree works on a copy of the nodes.
 *
 * @param text see `textOfPage`
 * @throws the parser's message when the page is no MDX
 */
export function parsePage(file: string, text: string): Root {
  const entry = known.get(file);
  const root = entry?.text === text ? entry.root : syntax.parse(text);
  known.set(file, {text, root});
  return {...root, children: [...root.children]};
}

/** Another page of the reference; undefined when it is no MDX, which is said when it is built itself. */
export function readOtherPage(file: string): FileSource | undefined {
  const source = readFileSync(file, 'utf8');
  try {
    return {frontMatter: matter(source).data, root: parsePage(file, textOfPage(source))};
  } catch {
    return undefined;
  }
}
