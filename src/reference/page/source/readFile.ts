import {readFileSync} from 'node:fs';

import matter from 'gray-matter';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

export interface FileSource {
  frontMatter: Record<string, unknown>;
  /** Positions are those of the whole file. */
  root: Root;
}

/**
 * A content file as a syntax tree, for readers that need its words or links only:
 * MDX syntax is left as text.
 */
export function readFile(file: string): FileSource {
  const source = readFileSync(file, 'utf8');
  const {content, data} = matter(source);
  const linesBefore = source.slice(0, source.length - content.length).split('\n').length - 1;
  return {frontMatter: data, root: fromMarkdown('\n'.repeat(linesBefore) + content)};
}
