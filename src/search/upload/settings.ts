import type {Algoliasearch} from 'algoliasearch';

import {POST_TAG, PRE_TAG} from '../hosted/body';

export type IndexSettings = Parameters<Algoliasearch['setSettings']>[0]['indexSettings'];
export type Synonym = Parameters<Algoliasearch['saveSynonyms']>[0]['synonymHit'][number];

/**
 * Settings of the hosted index: what the embedded engine does in code, as far as the service can.
 * The symbol rule is the attribute order (own name, then dotted name, then the headings around it)
 * with `exact` ahead of it and counted by whole attributes; kind and level are the custom ranking.
 */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(ranking.name)',
    'unordered(ranking.path)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(words)',
    'content',
    // Searched last, and in no attribute that is shown.
    'unordered(rest)',
  ],
  ranking: ['typo', 'words', 'filters', 'exact', 'attribute', 'proximity', 'custom'],
  customRanking: ['desc(ranking.kind)', 'desc(ranking.level)', 'asc(ranking.position)'],
  exactOnSingleWordQuery: 'attribute',
  attributesForFaceting: ['docusaurus_tag', 'kind', 'language', 'type', 'version'],
  // `kind` and the tags are highlighted so that answers carry them: requests retrieve only what is shown as text.
  attributesToHighlight: ['hierarchy', 'content', 'kind', 'language', 'version', 'docusaurus_tag'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: PRE_TAG,
  highlightPostTag: POST_TAG,
  snippetEllipsisText: '…',
  camelCaseAttributes: ['ranking.name', 'ranking.path', 'hierarchy.lvl1', 'hierarchy.lvl2'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  typoTolerance: true,
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'allOptional',
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  removeStopWords: ['en'],
  ignorePlurals: ['en'],
  hitsPerPage: 20,
};

/** The embedded engine has none: what it finds, the service must find by the same words. */
export const synonyms: readonly Synonym[] = [];
