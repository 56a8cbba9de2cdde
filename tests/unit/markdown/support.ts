import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect} from 'vitest';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import matter from 'gray-matter';
import type {Root as HastRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Root as MdastRoot} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {type Pluggable, unified} from 'unified';
import {VFile} from 'vfile';

import {rehypeFaults} from '../../../src/markdown/html/faults';
import {remarkHeadings} from '../../support/mdxLoader';

export const fixtures = path.join(__dirname, 'fixtures');
export const modelDir = path.join(fixtures, 'model');

/**
 * Renders a page as the framework reads it, with one of our plugins.
 *
 * @returns the HTML
 * @throws PageError when the plugin reports a fault
 */
export async function render(file: string, plugin: Pluggable): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use([plugin])
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkHeadings, {anchorsMaintainCase: false})
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeFaults);
  const value = escapeMarkdownHeadingIds(source);
  const page = new VFile({value, path: file, data: {frontMatter: matter(source).data}});
  const tree = await processor.run(processor.parse(page) as MdastRoot, page);
  return toHtml(tree as HastRoot);
}

/** Collects what the build would say about a page; empty when it is in order. */
export async function faults(file: string, plugin: Pluggable): Promise<string[]> {
  try {
    await render(file, plugin);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** The section of a symbol or member, up to the next one. */
export function section(html: string, anchor: string): string {
  const heading = html.search(new RegExp(`<h[23][^>]* id="${anchor.replaceAll('.', '\\.')}"`));
  expect(heading, `a section for ${anchor}`).toBeGreaterThan(-1);
  const start = html.lastIndexOf('<section', heading);
  const end = html.indexOf('<section', heading);
  return html.slice(start, end < 0 ? undefined : end);
}

/** Text without tags. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
