import {type ApiElement, element} from '../nodes';
import {unsearched} from './searchMarks';

interface Options {
  /** Id of the field. */
  readonly id: string;
  /** Id of the list to filter; without one, the variables of the page below the field. */
  readonly listId?: string;
  readonly label: string;
  /** What an item of the list is called, in the singular. */
  readonly noun: string;
  /** How many items there are. */
  readonly size: number;
}

/**
 * Renders a field that narrows a list, and how many items remain. It is shown where scripts run:
 * `src/browser/navigation/listFilter.ts` does the work.
 */
export function listFilter({id, listId = '', label, noun, size}: Options): ApiElement {
  return element('div.list-filter', unsearched, [
    element('label', {htmlFor: id}, [label]),
    element('input', {
      id,
      type: 'search',
      autoComplete: 'off',
      spellCheck: 'false',
      dataFilters: listId,
      dataNoun: noun,
    }),
    element('output', {htmlFor: id}, [`${size} ${noun}s`]),
  ]);
}
