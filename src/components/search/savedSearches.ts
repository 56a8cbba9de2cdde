import {read, write} from '../../browser/inline/storage';

import {type AddressRules, hitAddress} from './hitAddress';

/** Keys under which the modal keeps what the reader opened and what they favour. */
const savedKeys = (indexName: string): readonly string[] =>
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
 * Removes from the stored text what the modal cannot read: it parses the text when it opens and throws
 * at malformed JSON, so it would never open again. Whole addresses, which an earlier site at the same
 * place may have kept, become those of this site.
 *
 * @see https://github.com/algolia/docsearch/issues/2694
 * @returns null when nothing of it can be read
 */
function repairStored(stored: string, rules: AddressRules): string | null {
  try {
    const value: unknown = JSON.parse(stored);
    const hits = Array.isArray(value) ? value.filter(isHit) : [];
    const known = hits.map((hit) => ({...hit, url: hitAddress(hit.url, rules)}));
    return known.length > 0 ? JSON.stringify(known) : null;
  } catch {
    return null;
  }
}

/** Repairs both lists before the modal reads them. */
export function repairSavedSearches(indexName: string, rules: AddressRules): void {
  for (const key of savedKeys(indexName)) {
    const stored = read(key);
    if (stored !== null) {
      const good = repairStored(stored, rules);
      if (good !== stored) {
        write(key, good);
      }
    }
  }
}
