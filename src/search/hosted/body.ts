import type {SearchRequest} from '../types';

export const PRE_TAG = '<mark>';
export const POST_TAG = '</mark>';

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** How many hits are asked for when the request does not say. */
const HITS = 20;

/**
 * One request of the body that the service takes: all that the specification names, whether the
 * caller gave it or not, and nothing else.
 *
 * @param indexName index for requests that name none
 */
export function toBody(request: SearchRequest, indexName: string): SearchRequest {
  const {page, facetFilters} = request;
  return {
    query: request.query,
    indexName: request.indexName || indexName,
    attributesToRetrieve: request.attributesToRetrieve ?? [...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: request.attributesToSnippet ?? [
      ...LEVELS.slice(1).map((level) => `${level}:10`),
      'content:10',
    ],
    snippetEllipsisText: request.snippetEllipsisText ?? '…',
    highlightPreTag: request.highlightPreTag ?? PRE_TAG,
    highlightPostTag: request.highlightPostTag ?? POST_TAG,
    hitsPerPage: request.hitsPerPage ?? HITS,
    clickAnalytics: request.clickAnalytics ?? false,
    ...(page !== undefined && {page}),
    ...(facetFilters && {facetFilters}),
  };
}
