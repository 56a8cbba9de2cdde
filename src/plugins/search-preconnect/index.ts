import type {LoadContext, Plugin} from '@docusaurus/types';

import {searchOrigin} from '../../search/hosted/origin';
import type {HostedSearch} from '../../search/settings';

/** Adds a preconnect tag for the hosted search, if there is one, to speed up the first query. */
export function searchPreconnectPlugin({siteConfig}: LoadContext): Plugin {
  const {algolia} = siteConfig.themeConfig as {algolia?: HostedSearch};
  return {
    name: 'search-preconnect',
    injectHtmlTags: () => ({
      headTags: algolia
        ? [
            {
              tagName: 'link',
              attributes: {
                rel: 'preconnect',
                href: searchOrigin(algolia),
                crossorigin: 'anonymous',
              },
            },
          ]
        : [],
    }),
  };
}
