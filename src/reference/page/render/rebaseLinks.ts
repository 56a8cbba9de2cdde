import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {copy} from '../nodes';
import type {Description} from '../source/types';

/** Words for another page: links within their own page name that page. */
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
