import {read, write} from '@site/src/browser/inline/storage';

import {type AddressRules, hitAddress} from './hitAddress';

/** Keys under which the modal keeps what the reader opened and what they favour. */
export const savedKeys = (indexName: string): readonly string[] =>
  ['RECENT', 'FAVORITE'].map((list) => `__DOCSEARCH_${list}_SEARCHES__${indexName}`);

interface KeptHit {
  readonly url: string;
}

function isHit(value: unknown): value is KeptHit {
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
 * wrong character would keep it shut for ever. Whole addresses, which an earlier site at the same
 * place may have kept, become those of this site.
 *
 * @returns null when nothing of it is of use
 */
export function mended(stored: string, rules: AddressRules): string | null {
  try {
    const value: unknown = JSON.parse(stored);
    const hits = Array.isArray(value) ? value.filter(isHit) : [];
    const known = hits.map((hit) => ({...hit, url: hitAddress(hit.url, rules)}));
    return known.length > 0 ? JSON.stringify(known) : null;
  } catch {
    return null;
  }
}

/** Mends both lists before the modal reads them. */
export function mendSavedSearches(indexName: string, rules: AddressRules): void {
  for (const key of savedKeys(indexName)) {
    const stored = read(key);
    if (stored !== null) {
      const good = mended(stored, rules);
      if (good !== stored) {
        write(key, good);
      }
    }
  }
}
