import type {Root as HastRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Root as MdastRoot} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {type Pluggable, unified} from 'unified';
import {VFile} from 'vfile';

import {rehypeFaults} from '../../../src/markdown/html/faults';
import {remarkAdmonitions} from '../../support/mdxLoader';

/** The name that the file under test goes by. */
export const page = 'docs/page.mdx';

/**
 * Sends Markdown through the parser and the given rehype plugins, as the site does.
 *
 * @param frontMatter what the framework would have read above the text
 * @returns the HTML
 * @throws PageError when a plugin reports a fault
 */
export async function run(
  markdown: string,
  plugins: readonly Pluggable[],
  frontMatter: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkAdmonitions, {keywords: ['expect', 'needs']})
    .use(remarkGfm)
    .use(remarkRehype)
    .use([...plugins])
    .use(rehypeFaults);
  const file = new VFile({value: markdown, path: page, data: {frontMatter}});
  const tree = await processor.run(processor.parse(file) as MdastRoot, file);
  return toHtml(tree as HastRoot);
}
