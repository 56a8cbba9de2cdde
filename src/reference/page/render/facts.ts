import {type ApiElement, type ApiNode, element} from '../nodes';
import {unsearched} from './searchMarks';

export interface Fact {
  label: string;
  value: (ApiNode | string)[];
  /** Whether the search indexes its text; otherwise the text only repeats other pages. */
  isSearched?: boolean;
}

/** Renders labels on the left, facts on the right; nothing when there are no facts. */
export function facts(rows: (Fact | undefined)[]): ApiElement[] {
  const known = rows.filter((row) => row !== undefined);
  if (known.length === 0) {
    return [];
  }
  const list = known.map(({label, value, isSearched}) =>
    element('div', isSearched ? {} : unsearched, [
      element('dt', {}, [label]),
      element('dd', {}, value),
    ]),
  );
  return [element('dl.facts', {}, list)];
}
