/** Longest query that a field takes and an address carries, in characters, as in DocSearch's modal. */
export const MAX_TYPED_LENGTH = 64;
/** Results on a page of the search page, and in an answer to the modal. */
export const HITS_PER_PAGE = 20;
/** After this time without an answer, in milliseconds, the status says that the search is running. */
export const STALLED_MS = 300;
/** Results below one heading of the modal. */
export const MAX_HITS_PER_GROUP = 5;

/**
 * Longest address that is read, in characters: hosts refuse longer ones, and reading megabytes takes a
 * second.
 */
export const MAX_ADDRESS_LENGTH = 16_384;

/** The query of an address (`?q=`), cut to its longest length. */
export function queryOf(search: string): string {
  const read = new URLSearchParams(search.slice(0, MAX_ADDRESS_LENGTH));
  return (read.get('q') ?? '').slice(0, MAX_TYPED_LENGTH);
}

/** The part of an address after its path that asks for a query, and for a page from the second on. */
export function searchOf(query: string, page = 1): string {
  if (!query) {
    return '';
  }
  const params = new URLSearchParams({q: query});
  if (page > 1) {
    params.set('page', String(page));
  }
  return `?${params}`;
}
