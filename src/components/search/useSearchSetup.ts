import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {product} from '@site/src/site/product';
import {searchClient} from '@site/src/search/client';
import type {SearchSettings} from '@site/src/search/settings';
import type {SearchClient, SearchRequest} from '@site/src/search/types';
import {useMemo} from 'react';

import type {AddressRules} from './hitAddress';

/** How many words of a text are shown around what was found; fewer on small screens. */
const snippetWords = () => (matchMedia('(max-width: 768px)').matches ? 5 : 10);

const shownLevels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
  (level) => `hierarchy.${level}`,
);

/** The product's other sites, which an index may hold as well. */
const otherSites = `^(?:${[product.links.hub, product.links.blog, product.links.company]
  .map((url) => url.replaceAll('.', '\\.'))
  .join('|')})(?:/|$)`;

export interface SearchSetup {
  readonly settings: SearchSettings;
  readonly rules: AddressRules;
  /** What every request carries: index, filters by language and release, fields, highlights. */
  readonly request: () => Omit<SearchRequest, 'query'>;
  /** Fetches nothing until it is asked. */
  readonly client: SearchClient;
}

/** What modal and search page need to ask and to follow answers, from the site's configuration. */
export function useSearchSetup(): SearchSetup {
  const {siteConfig, i18n} = useDocusaurusContext();
  const tags = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    const settings = siteConfig.customFields?.search as SearchSettings;
    const {baseUrl} = siteConfig;
    return {
      settings,
      rules: {baseUrl, externalUrlPattern: settings.externalUrlPattern ?? otherSites},
      request: () => ({
        indexName: settings.indexName,
        facetFilters: [
          `language:${i18n.currentLocale}`,
          ['default', ...tags.split(' ')].map((tag) => `docusaurus_tag:${tag}`),
        ],
        attributesToRetrieve: ['hierarchy.lvl0', ...shownLevels, 'content', 'type', 'url'],
        attributesToSnippet: [...shownLevels, 'content'].map((name) => `${name}:${snippetWords()}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      }),
      client: {
        search: async (input) => (await searchClient({settings, baseUrl})).search(input),
      },
    };
  }, [siteConfig, i18n.currentLocale, tags]);
}
