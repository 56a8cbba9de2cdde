import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

import rehypeHighlight from '../rehype/highlight';
import rehypeMaths from '../rehype/maths';
import rehypeNeeds from '../rehype/needs';
import {onPagesWith} from '../rehype/onPagesWith';
import rehypeSteps from '../rehype/steps';
import rehypeTables from '../rehype/tables';
import {apiPages} from '../remark/api';
import {apiLanding} from '../remark/api-landing';
import {pageDrawings} from '../remark/drawings';
import {environmentVariables} from '../remark/environment';
import {modelTables} from '../remark/model-tables';
import {symbolLinks} from '../remark/symbol-links';
import rehypeFinished from '../static-pages/markup/rehypeFinished';
import {remarkFinished} from '../static-pages/markup/remarkFinished';
import {writesMarkup} from './performance';
import type {Section} from './sections';

/** The remark and rehype plugins of a section, in the order in which they run. */
export function markdownPlugins(section: Section) {
  const generated =
    section.pluginId === 'api'
      ? [apiPages, apiLanding, ...(writesMarkup ? [remarkFinished] : [])]
      : [
          symbolLinks,
          onPagesWith(/<ModelTable\b/, modelTables),
          environmentVariables,
          pageDrawings,
        ];
  return {
    // `expect` is "What you should see", `needs` the table of what a tutorial asks for.
    admonitions: {keywords: ['expect', 'needs'], extendDefaults: true},
    // Before Docusaurus collects headings: the API plugin gives them their anchors.
    beforeDefaultRemarkPlugins: generated,
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      onPagesWith(/\$/, rehypeKatex),
      onPagesWith(/\$/, rehypeMaths),
      rehypeHighlight,
      rehypeTables,
      onPagesWith(/needs/i, rehypeNeeds),
      rehypeSteps,
      ...(writesMarkup ? [rehypeFinished] : []),
    ],
  };
}
