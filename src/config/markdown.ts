import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

import {rehypeAddressLinks} from '../markdown/html/addressLinks';
import {rehypeFaults} from '../markdown/html/faults';
import {rehypeGuideSteps} from '../markdown/html/guideSteps';
import {rehypeHighlight} from '../markdown/html/highlight';
import {rehypeKeepCode} from '../markdown/html/keepCode';
import {rehypeMaths} from '../markdown/html/maths';
import {rehypeNameBreaks} from '../markdown/html/nameBreaks';
import {rehypeNeeds} from '../markdown/html/needs';
import {onPagesWith} from '../markdown/html/onPagesWith';
import {rehypeSteps} from '../markdown/html/steps';
import {rehypeTabs} from '../markdown/html/tabs';
import {rehypeTables} from '../markdown/html/tables';
import {rehypeTerms} from '../markdown/html/terms';
import {apiPages} from '../markdown/apiPages';
import {apiLanding} from '../markdown/api-landing';
import {egressLists} from '../markdown/egress';
import {pageDrawings} from '../markdown/drawings';
import {environmentVariables} from '../markdown/environment';
import {sharedMessages} from '../markdown/messages';
import {moduleMessages} from '../markdown/messages/moduleMessages';
import {messageLists} from '../markdown/messages/messageLists';
import {criteriaTables} from '../markdown/criteriaTables';
import {faultLists} from '../markdown/faultLists';
import {offlineFeatureLists} from '../markdown/offlineFeatures';
import {licenceTable} from '../markdown/licenceTable';
import {pageSheets} from '../markdown/sheets';
import {pageTools} from '../markdown/tools';
import {modelTables} from '../markdown/modelTables';
import {symbolLinks} from '../markdown/symbolLinks';
import {rehypeAnchors} from '../markdown/finished/rehypeAnchors';
import {rehypeFinished} from '../markdown/finished/rehypeFinished';
import {remarkFinished} from '../markdown/finished/remarkFinished';
import {writesMarkup} from './performance';
import type {Section} from '../site/sections';

/** Returns the remark and rehype plugins of a section, in the order in which they run. */
export function markdownPlugins(section: Section) {
  const generated =
    section.pluginId === 'api'
      ? [
          apiPages,
          moduleMessages,
          apiLanding,
          ...(writesMarkup ? [pageSheets] : []),
          ...(writesMarkup ? [remarkFinished] : []),
        ]
      : [
          onPagesWith(/<Message\b/, sharedMessages),
          onPagesWith(/<Egress\b/, egressLists),
          onPagesWith(/<Message(?:List|Index|Rest)\b/, messageLists),
          symbolLinks,
          onPagesWith(/<ModelTable\b/, modelTables),
          onPagesWith(/<OfflineFeatures\b/, offlineFeatureLists),
          onPagesWith(/<FaultList\b/, faultLists),
          onPagesWith(/<CriteriaTable\b/, criteriaTables),
          onPagesWith(/<LicenceTable\b/, licenceTable),
          environmentVariables,
          pageDrawings,
          onPagesWith(/<Tool\b/, pageTools),
          ...(writesMarkup ? [pageSheets] : []),
        ];
  return {
    // `expect` is "What you should see", `needs` the table of a tutorial's requirements.
    admonitions: {keywords: ['expect', 'needs'], extendDefaults: true},
    // Before Docusaurus collects headings, as the API plugin sets their anchors.
    beforeDefaultRemarkPlugins: generated,
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      onPagesWith(/\$/, rehypeKatex),
      onPagesWith(/\$/, () => rehypeMaths({hasFaces: writesMarkup})),
      rehypeHighlight,
      [rehypeTabs, {writesMarkup}] as const,
      rehypeTables,
      onPagesWith(/needs/i, rehypeNeeds),
      rehypeSteps,
      rehypeGuideSteps,
      rehypeTerms,
      onPagesWith(/\]\(https?:/, rehypeAddressLinks),
      rehypeNameBreaks,
      rehypeKeepCode,
      writesMarkup ? rehypeFinished : rehypeAnchors,
      rehypeFaults,
    ],
  };
}
