import {read, write} from '@site/src/shell/storage';

/** Keys under which the modal keeps what the reader opened and what they favour. */
export const savedKeys = (indexName: string): readonly string[] =>
  ['RECENT', 'FAVORITE'].map((list) => `__DOCSEARCH_${list}_SEARCHES__${indexName}`);

function isHit(value: unknown): boolean {
  const hit = value as {objectID?: unknown; url?: unknown; hierarchy?: unknown} | null;
  return (
    typeof hit === 'object' &&
    hit !== null &&
    typeof hit.objectID === 'string' &&
    typeof hit.url === 'string' &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null
  );
}

/**
 * The stored text without what the modal could not read: it parses the text when it opens, and one
 * wrong character would keep it shut for ever.
 *
 * @returns null when nothing of it is of use
 */
export function mended(stored: string): string | null {
  try {
    const value: unknown = JSON.parse(stored);
    const hits = Array.isArray(value) ? value.filter(isHit) : [];
    return hits.length > 0 ? JSON.stringify(hits) : null;
  } catch {
    return null;
  }
}

/** Mends both lists before the modal reads them. */
export function mendSavedSearches(indexName: string): void {
  for (const key of savedKeys(indexName)) {
    const stored = read(key);
    if (stored !== null) {
      const good = mended(stored);
      if (good !== stored) {
        write(key, good);
      }
    }
  }
}
