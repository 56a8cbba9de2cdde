import type {Root} from 'mdast';

import {readDescriptions} from '../reference/page/source/readDescriptions';
import type {DescriptionList} from '../reference/page/source/types';

/** Matches environment variables in a list: at least two consecutive capitals, or an underscore. */
const VARIABLE = /^(?=.*(?:[A-Z]{2}|_))\w+$/;

/** Returns the lists of a page whose items describe environment variables. */
export function variableLists(tree: Root): DescriptionList[] {
  return tree.children.flatMap((node) => {
    const list = node.type === 'list' ? readDescriptions(node) : undefined;
    return list && list.items.some(({name}) => VARIABLE.test(name)) ? [list] : [];
  });
}
