import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

import type {Section} from './sections';

/** The remark and rehype plugins of a section, in the order in which they run. */
export function markdownPlugins(_section: Section) {
  return {
    beforeDefaultRemarkPlugins: [],
    remarkPlugins: [remarkMath],
    rehypePlugins: [rehypeKatex],
  };
}
