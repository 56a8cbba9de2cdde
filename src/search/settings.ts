/** Who answers the search, decided when the site is built (`src/config/search.ts`). */
export type SearchSettings = {
  /** A regular expression: hits whose address matches are loaded fully, in the same tab. */
  readonly externalUrlPattern?: string;
} & (
  | {
      readonly provider: 'embedded';
      readonly indexName: string;
    }
  | {
      readonly provider: 'algolia';
      readonly indexName: string;
      readonly appId: string;
      /** The search-only key: every visitor can read it. */
      readonly apiKey: string;
      /** Origins on this machine that stand in for the service, in tests only. */
      readonly hosts?: readonly string[];
    }
);

/** Where the build publishes the records, from the site's root. */
export const RECORDS_FILE = 'search/records.json';
/** The same records in the form that browsers fetch. */
export const PACK_FILE = 'search/pack.json';
