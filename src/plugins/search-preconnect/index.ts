import type {LoadContext, Plugin} from '@docusaurus/types';

import {searchOrigin} from '../../search/hosted/origin';
import type {SearchSettings} from '../../search/settings';

/** Opens the connection to the hosted search ahead of the first query; no tag without one. */
export default function searchPreconnect({siteConfig}: LoadContext): Plugin {
  const href = searchOrigin(siteConfig.customFields?.search as SearchSettings);
  return {
    name: 'search-preconnect',
    injectHtmlTags: () => ({
      headTags: href
        ? [{tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}}]
        : [],
    }),
  };
}
