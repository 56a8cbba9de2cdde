import type {ThemeConfig} from '@docusaurus/theme-search-algolia';

/** `themeConfig.algolia`: there in a build whose search asks the hosted service (`src/config/search.ts`). */
export type HostedSearch = Readonly<ThemeConfig['algolia']> & {
  /** Origins on this machine that stand in for the service, in tests only. */
  readonly hosts?: readonly string[];
};

/** Name of the index; readers' saved searches are kept under it. */
export const DEFAULT_INDEX = 'Documentation Website';

/** Where the build publishes the records, from the site's root. */
export const RECORDS_FILE = 'search/records.json';
/** The same records in the form that browsers fetch. */
export const PACK_FILE = 'search/pack.json';
