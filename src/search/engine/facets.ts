import type {SearchRecord} from '../types';

export type FacetFilters = readonly (string | readonly string[])[];

/**
 * Tells which records meet filters: every one of the outer list, any one of an inner list.
 * A filter is `attribute:value` (`hierarchy.lvl0:Guides` too), or `attribute:-value` for "not".
 */
export function filterOf(filters: FacetFilters = []): (record: SearchRecord) => boolean {
  const all = filters
    .map((filter) => (typeof filter === 'string' ? [filter] : filter).map(oneFilter))
    .filter(({length}) => length > 0);
  return (record) => all.every((any) => any.some((isMet) => isMet(record)));
}

function oneFilter(filter: string): (record: SearchRecord) => boolean {
  const colon = filter.indexOf(':');
  const path = filter.slice(0, colon).split('.');
  const value = filter.slice(colon + 1);
  return value.startsWith('-')
    ? (record) => valueOf(record, path) !== value.slice(1)
    : (record) => valueOf(record, path) === value;
}

function valueOf(record: SearchRecord, path: readonly string[]): unknown {
  let value: unknown = record;
  for (const key of path) {
    value = (value as Record<string, unknown> | null | undefined)?.[key];
  }
  return value;
}
