import {createRequire} from 'node:module';

import type {Root} from 'mdast';
import type {Plugin} from 'unified';

/*
 * Private steps of Docusaurus' Markdown loader, so that tests run our plugins between the
 * same steps as a build. The package exports only the loader: src/framework/LEDGER.md.
 */

const require = createRequire(__filename);

/** Turns `:::note` into an admonition element. */
export const {default: remarkAdmonitions} =
  require('@docusaurus/mdx-loader/lib/remark/admonitions') as {
    default: Plugin<[{keywords: string[]}], Root>;
  };

/** Adds ids to headings. */
export const {default: remarkHeadings} = require('@docusaurus/mdx-loader/lib/remark/headings') as {
  default: Plugin<[{anchorsMaintainCase: boolean}], Root>;
};

interface Processor {
  process(page: {content: string; filePath: string; frontMatter: object}): Promise<unknown>;
}

/** Creates the whole chain of plugins that processes a page. */
export const {createProcessors} = require('@docusaurus/mdx-loader/lib/processor') as {
  createProcessors(parameters: {options: object}): Promise<{mdxProcessor: Processor}>;
};
