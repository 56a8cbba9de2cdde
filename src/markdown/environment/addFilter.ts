import type {ListItem, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {listFilter} from '../../reference/page/render/listFilter';

/** Tells an item about a variable that other packages read: it begins with the name in bold code. */
function isVariable({children: [first]}: ListItem): boolean {
  const start = first?.type === 'paragraph' ? first.children[0] : undefined;
  return start?.type === 'strong' && start.children[0]?.type === 'inlineCode';
}

/**
 * Puts a field that narrows all tables of variables before the first section of the page, and marks
 * the items about variables of other packages, which it finds as well.
 *
 * @param tabled how many variables the tables have
 */
export function addFilter(tree: Root, tabled: number): void {
  const first = tree.children.findIndex(({type}) => type === 'heading');
  if (first === -1) {
    return;
  }
  let size = tabled;
  visit(tree, 'listItem', (item) => {
    if (isVariable(item)) {
      item.data = {...item.data, hProperties: {dataVariable: ''}};
      size += 1;
    }
  });
  const field = {id: 'variables-filter', label: 'Filter by name or word', noun: 'variable', size};
  tree.children.splice(first, 0, listFilter(field));
}
