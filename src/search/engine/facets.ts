import type {SearchRecord} from '../types';

export type FacetFilters = readonly (string | readonly string[])[];

/**
 * Whether a record meets the filters: every one of the outer list, any one of an inner list.
 * A filter is `attribute:value` (`hierarchy.lvl0:Guides` too), or `attribute:-value` for "not".
 */
export function meetsFilters(record: SearchRecord, filters: FacetFilters | undefined): boolean {
  return (filters ?? []).every((filter) =>
    typeof filter === 'string'
      ? meets(record, filter)
      : filter.length === 0 || filter.some((one) => meets(record, one)),
  );
}

function meets(record: SearchRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const own = valueOf(record, filter.slice(0, colon));
  return value.startsWith('-') ? own !== value.slice(1) : own === value;
}

function valueOf(record: SearchRecord, attribute: string): unknown {
  return attribute
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      record,
    );
}
