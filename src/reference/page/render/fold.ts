import {type ApiElement, type ApiNode, element} from '../nodes';
import {unsearched} from './searchMarks';

/**
 * Renders a list in a `<details>`, under its title and what it holds: `3 fields of Pod`. No link in
 * the summary, which is itself interactive. The search never reads the summary.
 *
 * @param properties of the `<details>`; without those of `unsearched` the search reads the list
 */
export function fold(
  title: string,
  note: string,
  list: ApiNode,
  properties: ApiElement['data']['hProperties'],
): ApiElement {
  const summary = 'dataNosearch' in properties ? {} : unsearched;
  return element('details.more', properties, [
    element('summary', summary, [element('b', {}, [title]), ' ', element('span', {}, [note])]),
    list,
  ]);
}

/** `1 field`, `2 fields`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
