import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

import rehypeHighlight from '../rehype/highlight';
import rehypeNeeds from '../rehype/needs';
import rehypeSteps from '../rehype/steps';
import rehypeTables from '../rehype/tables';
import type {Section} from './sections';

/** The remark and rehype plugins of a section, in the order in which they run. */
export function markdownPlugins(_section: Section) {
  return {
    // `expect` is "What you should see", `needs` the table of what a tutorial asks for.
    admonitions: {keywords: ['expect', 'needs'], extendDefaults: true},
    beforeDefaultRemarkPlugins: [],
    remarkPlugins: [remarkMath],
    rehypePlugins: [rehypeKatex, rehypeHighlight, rehypeTables, rehypeNeeds, rehypeSteps],
  };
}
