import remarkComment from '@slorber/remark-comment';
import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {memoizeLatest} from '../../../lib/memoize';
import {reportFault, throwFaults} from '../../../writing/faults';

/**
 * The syntax of a page: what Docusaurus' MDX loader reads pages with, which offers no parser of its own
 * (`createProcessorSync` in
 * https://github.com/facebook/docusaurus/blob/v3.8.1/packages/docusaurus-mdx-loader/src/processor.ts).
 * A unit test compares the two.
 */
const syntax = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath)
  .freeze();

const parseLatest = memoizeLatest(parsePage);

/**
 * Prepares a page's source for the parser, as the framework does: `{#id}` of a heading is an expression
 * to MDX (https://mdxjs.com/docs/troubleshooting-mdx/#could-not-parse-expression-with-acorn-error), so
 * its brace is escaped. Does nothing to a text that is prepared already.
 */
export function textOfPage(source: string): string {
  return escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source));
}

/**
 * Parses a page or any other text in the syntax of pages; what a caller does to the tree is its own
 * business. Positions are those of `textOfPage(source)`: lines are the writer's, and only in a heading
 * with an id are columns one more.
 *
 * @param file path of the page, for the message
 * @throws PageError with file and line when the text is no MDX
 */
export function parsePage(file: string, source: string): Root {
  try {
    return syntax.parse(textOfPage(source));
  } catch (error) {
    if (!isSyntaxFault(error)) {
      throw error;
    }
    const page = new VFile({path: file});
    reportFault(page, error.line ?? 1, 'invalid-mdx', error.reason);
    throwFaults(page);
    throw error;
  }
}

/**
 * Parses a page of the reference. It is read for itself and for the pages that take over its words, but
 * parsed only once for each text: a caller that changes the tree works on a copy of the nodes.
 *
 * @throws PageError with file and line when the text is no MDX
 */
export function parseSharedPage(file: string, source: string): Root {
  const root = parseLatest(file, textOfPage(source));
  return {...root, children: [...root.children]};
}

/** Whether an error is the message that a parser throws (a `VFileMessage` of unified). */
function isSyntaxFault(error: unknown): error is {reason: string; line?: number} {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}
