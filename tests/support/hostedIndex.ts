import {unescapeHtml} from '../../src/lib/escapeHtml';
import type {SearchEngine} from '../../src/search/engine/createEngine';
import type {SearchRecord, SearchRequest} from '../../src/search/types';

/** An index of the fake service: the stored objects, with only as much search as tests need. */
export interface Index {
  objects: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
  /** Finds and ranks hits, instead of plain word matching. */
  engine?: SearchEngine;
}

export const emptyIndex = (): Index => ({
  objects: new Map(),
  settings: {},
  synonyms: [],
  rules: [],
});

type Stored = SearchRecord & Record<string, unknown>;

function mark(
  text: string,
  words: readonly string[],
  {highlightPreTag, highlightPostTag}: SearchRequest,
) {
  const found = words.filter((word) => text.toLowerCase().includes(word));
  const pattern = new RegExp(
    `(${found.map((word) => word.replace(/\W/g, '\\$&')).join('|')})`,
    'gi',
  );
  // Like the service, this does not escape the text.
  const value = found.length
    ? text.replace(pattern, `${highlightPreTag}$1${highlightPostTag}`)
    : text;
  const all = found.length === words.length ? 'full' : 'partial';
  return {value, matchLevel: found.length ? all : 'none', matchedWords: found};
}

function facetsHold(object: Stored, filters: SearchRequest['facetFilters'] = []): boolean {
  const holds = (filter: string) => {
    const [name, ...value] = filter.split(':') as [string];
    return String(object[name]) === value.join(':');
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.some(holds),
  );
}

function pick(object: Stored, attributes: readonly string[] = []): Record<string, unknown> {
  const hierarchy = Object.fromEntries(
    Object.entries(object.hierarchy).filter(([level]) => attributes.includes(`hierarchy.${level}`)),
  );
  const plain = Object.entries(object).filter(([name]) => attributes.includes(name));
  return {objectID: object.objectID, ...Object.fromEntries(plain), hierarchy};
}

/** Returns a copy of the tree with its texts unescaped, as the service sends them. */
function unescaped<Tree>(tree: Tree): Tree {
  const text = JSON.stringify(tree, (_, value: unknown) =>
    typeof value === 'string' ? unescapeHtml(value) : value,
  );
  return JSON.parse(text) as Tree;
}

/** Returns the highlights and snippets that the service adds to an object's attributes. */
function marksOf(object: Stored, words: readonly string[], request: SearchRequest) {
  const hierarchy = Object.fromEntries(
    Object.entries(object.hierarchy)
      .filter(([, text]) => text !== null)
      .map(([level, text]) => [level, mark(text as string, words, request)]),
  );
  const content = object.content === null ? {} : {content: mark(object.content, words, request)};
  return {_highlightResult: {hierarchy, ...content}, _snippetResult: {hierarchy, ...content}};
}

/** Returns the objects that contain all words of the query, in index order. */
function plainHits(index: Index, request: SearchRequest) {
  const words = request.query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = ([...index.objects.values()] as Stored[])
    .filter((object) => facetsHold(object, request.facetFilters))
    .filter((object) => {
      const text = [...Object.values(object.hierarchy), object.content].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  const {page = 0, hitsPerPage = 20} = request;
  const shown = hits
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((object) => ({object, marks: marksOf(object, words, request)}));
  return {nbHits: hits.length, shown};
}

/** Returns the hits that an engine finds. */
function engineHits(engine: SearchEngine, request: SearchRequest) {
  const {hits, nbHits} = engine.search(request);
  const shown = hits.map(({_highlightResult, _snippetResult, ...object}) => ({
    object: object as Stored,
    marks: unescaped({_highlightResult, _snippetResult}),
  }));
  return {nbHits, shown};
}

/** Returns the response to one query, in the service's format. */
export function answerOf(index: Index, request: SearchRequest): object {
  const {page = 0, hitsPerPage = 20} = request;
  const {nbHits, shown} = index.engine
    ? engineHits(index.engine, request)
    : plainHits(index, request);
  const hits = shown.map(({object, marks: {_highlightResult, _snippetResult}}) => {
    const tags = ['kind', 'language', 'version', 'docusaurus_tag'].map((name) => [
      name,
      {value: String(object[name]), matchLevel: 'none', matchedWords: []},
    ]);
    return {
      ...pick(object, request.attributesToRetrieve),
      _highlightResult: {..._highlightResult, ...Object.fromEntries(tags)},
      _snippetResult,
    };
  });
  return {
    hits,
    nbHits,
    page,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    query: request.query,
    index: request.indexName,
    ...(request.clickAnalytics && {queryID: 'a1b2c3'}),
  };
}
