import {escapeHtml} from '../../lib/escapeHtml';
import {type SearchHit, type SearchRequest, type SearchResult, SearchUnavailable} from '../types';

type Fields = Readonly<Record<string, unknown>>;

/** What the service adds to its highlights, because the request does not retrieve it. */
const TAGS = ['kind', 'language', 'version', 'docusaurus_tag'];

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The service puts the tags into plain text: what is not a tag of ours is escaped. */
function escapeAround(text: string, tags: readonly string[]): string {
  return tags.reduce((html, tag) => html.replaceAll(escapeHtml(tag), tag), escapeHtml(text));
}

/** All `value`s of a tree of highlights, escaped. */
function escapeTree(tree: Fields, tags: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (key === 'value' && typeof value === 'string') {
        return [key, escapeAround(value, tags)];
      }
      return [key, isFields(value) ? escapeTree(value, tags) : value];
    }),
  );
}

function plainTag(highlights: Fields, name: string, tags: readonly string[]): string | undefined {
  const found = highlights[name];
  const text = isFields(found) && typeof found.value === 'string' ? found.value : undefined;
  return text && tags.reduce((plain, tag) => plain.replaceAll(tag, ''), text);
}

function toHit(raw: unknown, tags: readonly string[]): SearchHit {
  if (!isFields(raw) || typeof raw.url !== 'string' || !isFields(raw.hierarchy)) {
    throw new SearchUnavailable('records', 'the service sent a hit without address or hierarchy');
  }
  const highlights = isFields(raw._highlightResult) ? raw._highlightResult : {};
  const snippets = isFields(raw._snippetResult) ? raw._snippetResult : {};
  const facts = TAGS.map((name) => [name, raw[name] ?? plainTag(highlights, name, tags)]);
  return {
    ...raw,
    ...Object.fromEntries(facts),
    content: raw.content ?? null,
    _highlightResult: {hierarchy: {}, ...escapeTree(highlights, tags)},
    _snippetResult: {hierarchy: {}, ...escapeTree(snippets, tags)},
  } as unknown as SearchHit;
}

/**
 * The service's answer in the shape that the modal and the page take.
 *
 * @param requests what was asked, with the highlight tags
 * @throws SearchUnavailable when it is not an answer to them
 */
export function toResults(answer: unknown, requests: readonly SearchRequest[]): SearchResult[] {
  const results: unknown = isFields(answer) ? answer.results : undefined;
  if (!Array.isArray(results) || results.length !== requests.length) {
    throw new SearchUnavailable('records', 'the service sent no result for the query');
  }
  return requests.map((request, index) => {
    const raw: unknown = results[index];
    if (!isFields(raw) || !Array.isArray(raw.hits) || typeof raw.nbHits !== 'number') {
      throw new SearchUnavailable('records', 'the service sent a result without hits');
    }
    const tags = [request.highlightPreTag, request.highlightPostTag].filter(
      (tag) => tag !== undefined,
    );
    const hitsPerPage = Number(raw.hitsPerPage ?? request.hitsPerPage ?? raw.hits.length);
    return {
      hits: raw.hits.map((hit) => toHit(hit, tags)),
      nbHits: raw.nbHits,
      page: Number(raw.page ?? request.page ?? 0),
      nbPages: Number(raw.nbPages ?? Math.ceil(raw.nbHits / Math.max(1, hitsPerPage))),
      hitsPerPage,
      query: request.query,
      index: request.indexName,
      processingTimeMS: Number(raw.processingTimeMS ?? 0),
      ...(typeof raw.queryID === 'string' && {queryID: raw.queryID}),
    };
  });
}
