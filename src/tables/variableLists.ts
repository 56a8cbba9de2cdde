import type {Root} from 'mdast';

import {readDescriptions} from '../reference/page/source/readDescriptions';
import type {DescriptionList} from '../reference/page/source/types';

/** What an environment variable looks like in a list: at least two capitals, or an underscore. */
const VARIABLE = /^(?=.*(?:[A-Z]{2}|_))\w+$/;

/** The lists of a page whose items describe environment variables. */
export function variableLists(tree: Root): DescriptionList[] {
  return tree.children.flatMap((node) => {
    const list = node.type === 'list' ? readDescriptions(node) : undefined;
    return list && list.items.some(({name}) => VARIABLE.test(name)) ? [list] : [];
  });
}
