/**
 * What the parts of the search agree on: the records that the build makes, and the client that
 * the modal and the search page ask, whoever answers.
 */

/** Whether a record is a place of the reference, and which, or of a guide or tutorial. */
export type RecordKind =
  'module' | 'class' | 'function' | 'method' | 'attribute' | 'parameter' | 'guide' | 'tutorial';

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Names from the section of the site down to the place itself; null below it. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** A place of the site that can be found, in the shape of DocSearch. */
export interface SearchRecord {
  /**
   * Clean address with anchor, from the site's root; the further text of a place (type content)
   * has `:text` behind it. No two records share one.
   */
  readonly objectID: string;
  /** The address of the place with the site's origin: what a hit leads to. */
  readonly url: string;
  readonly hierarchy: Hierarchy;
  /** Plain text of the place; null when its name says all. */
  readonly content: string | null;
  /** Words that readers type for the place and that it does not have, from `docs/_search-words.yaml`. */
  readonly words?: string;
  /**
   * What the place is found by besides and that nobody reads as text: code, cells of tables, and the
   * single words of what `content` leaves out. It is never shown.
   */
  readonly rest?: string;
  /** The level that names the place; `content` for the prose below a heading. */
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly kind: RecordKind;
  readonly language: string;
  readonly version: string;
  /** `docs-{plugin}-{version}`: what the search of one section or release filters by. */
  readonly docusaurus_tag: string;
}

/** One query of a multi-index request; the fields of the hosted service that we use. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** All must hold; an inner list is met by any of its members. `key:value` each. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly attributesToRetrieve?: readonly string[];
  /** `content:10`: the attribute and how many words. */
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
  readonly clickAnalytics?: boolean;
  /** Our engine waits until all texts are read, so that the number of hits is right. */
  readonly isExact?: boolean;
}

export type MatchLevel = 'none' | 'partial' | 'full';

/** HTML: escaped text with the highlight tags around what was found. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords?: readonly string[];
}

export type HighlightedHierarchy = Readonly<Partial<Record<Level, Highlight>>>;

export interface SearchHit extends Omit<SearchRecord, 'rest'> {
  /** How many more places of this kind and name there are that are not hits; of our engine only. */
  readonly alike?: number;
  readonly _highlightResult: {
    readonly hierarchy: HighlightedHierarchy;
    readonly content?: Highlight;
  };
  readonly _snippetResult: {
    readonly hierarchy: HighlightedHierarchy;
    readonly content?: Highlight;
  };
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly index: string;
  readonly processingTimeMS: number;
  /** Our engine was still reading texts: there may be more hits. */
  readonly isPartial?: boolean;
  /** Of the hosted service only, and only when it was asked for. */
  readonly queryID?: string;
}

export interface SearchClient {
  /** @throws SearchUnavailable when nobody answers, or what came back makes no sense. */
  search(input: {readonly requests: readonly SearchRequest[]}): Promise<{
    readonly results: readonly SearchResult[];
  }>;
}

/** Why no answer came. */
export type SearchFailure = 'offline' | 'status' | 'worker' | 'records' | 'timeout';

/** No answer: the page reports it, and the next query tries again. */
export class SearchUnavailable extends Error {
  constructor(
    readonly failure: SearchFailure,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`Search is not available (${failure}): ${detail}`, options);
    this.name = 'SearchUnavailable';
  }
}
