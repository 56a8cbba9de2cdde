import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {reportFault} from '../../writing/faults';
import {SYMBOL_LINK} from '../names/notation';

/** Reports links by the name of a symbol: pages of the reference link names in code by themselves. */
export function checkLinks(root: Root, file: VFile): void {
  visit(root, 'link', (node) => {
    if (node.url.startsWith(SYMBOL_LINK)) {
      reportFault(
        file,
        node,
        'symbol-link-in-reference',
        `pages of the reference have no links with "${SYMBOL_LINK}". Write the name as code, which makes a link, or the address: [words](/api/…#symbol).`,
      );
    }
  });
}
