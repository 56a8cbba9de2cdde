import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {copy} from '../nodes';
import type {Description} from '../source/types';

/** Copies a description for another page: prefixes links within its own page with `route`. */
export function rebaseLinks(description: Description, route: string): Description {
  const {words, more} = copy({words: description.words, more: description.more});
  for (const node of [...words, ...more] as Nodes[]) {
    visit(node, 'link', (link) => {
      if (link.url.startsWith('#')) {
        link.url = route + link.url;
      }
    });
  }
  return {...description, words, more};
}
