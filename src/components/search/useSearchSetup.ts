import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyRoot} from '../../browser/offline/address';
import {product} from '../../site/product';
import {searchClient} from '../../search/client';
import {DEFAULT_INDEX, type HostedSearch} from '../../search/settings';
import type {SearchClient, SearchRequest} from '../../search/types';
import {useMemo} from 'react';

import type {AddressRules} from './hitAddress';

/** How many words of a text are shown around what was found; fewer on small screens. */
const snippetWords = () => (matchMedia('(max-width: 48em)').matches ? 5 : 10);

const shownLevels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
  (level) => `hierarchy.${level}`,
);

/** The product's other sites, which an index may hold as well. */
const otherSites = `^(?:${[product.links.hub, product.links.blog, product.links.company]
  .map((url) => url.replaceAll('.', '\\.'))
  .join('|')})(?:/|$)`;

type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

export interface SearchSetup {
  readonly indexName: string;
  /** Whether the site searches itself: then the records can be fetched ahead. */
  readonly isEmbedded: boolean;
  readonly rules: AddressRules;
  /** What every request carries: index, filters by language and release, fields, highlights. */
  readonly request: () => Omit<SearchRequest, 'query'>;
  /** Fetches nothing until it is asked. */
  readonly client: SearchClient;
}

/** What modal and search page need to ask and to follow answers, from the site's configuration. */
export function useSearchSetup(): SearchSetup {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {algolia} = useAlgoliaThemeConfig() as {algolia?: HostedSearch};
  // The hook makes a new array each time.
  const context = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(() => {
    const folder = process.env.OFFLINE_COPY ? copyRoot() : baseUrl;
    const indexName = algolia?.indexName ?? DEFAULT_INDEX;
    const replaced = algolia?.replaceSearchResultPathname;
    const isContextual = algolia?.contextualSearch ?? true;
    return {
      indexName,
      isEmbedded: !algolia,
      rules: {
        baseUrl,
        externalUrlRegex: algolia?.externalUrlRegex ?? otherSites,
        ...(replaced && {replaceSearchResultPathname: replaced}),
      },
      request: () => ({
        indexName,
        facetFilters: isContextual ? (JSON.parse(context) as FacetFilters) : [],
        attributesToRetrieve: ['hierarchy.lvl0', ...shownLevels, 'content', 'type', 'url'],
        attributesToSnippet: [...shownLevels, 'content'].map((name) => `${name}:${snippetWords()}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      }),
      client: {
        search: async (input) => (await searchClient({hosted: algolia, folder})).search(input),
      },
    };
  }, [baseUrl, algolia, context]);
}
