import {type ApiElement, type ApiNode, element} from '../nodes';

export interface Fact {
  label: string;
  value: (ApiNode | string)[];
}

/** Label left, fact right. Nothing when there is no fact. */
export function facts(rows: (Fact | undefined)[]): ApiElement[] {
  const known = rows.filter((row) => row !== undefined);
  if (known.length === 0) {
    return [];
  }
  const list = known.map(({label, value}) =>
    element('div', {}, [element('dt', {}, [label]), element('dd', {}, value)]),
  );
  return [element('dl.facts', {}, list)];
}
