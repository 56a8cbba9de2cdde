import {DomHandler, Parser} from 'htmlparser2';

import type {Element} from './nodes';

/** The parts of a built page that records are read from. */
export interface ParsedPage {
  /** Values of the `meta` elements by name. */
  readonly metas: ReadonlyMap<string, string>;
  readonly article: Element | undefined;
}

/**
 * Reads a page up to the end of its article. No tree is made of what stands around it: the menus,
 * which are the same on all pages, would take as long as the text.
 */
export function parsePage(html: string): ParsedPage {
  const metas = new Map<string, string>();
  const tree = new DomHandler();
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depth > 0 || name === 'article') {
        depth += 1;
        tree.onopentag(name, attributes);
      } else if (name === 'meta' && attributes.name !== undefined) {
        metas.set(attributes.name, attributes.content ?? '');
      }
    },
    ontext(text) {
      if (depth > 0) {
        tree.ontext(text);
      }
    },
    onclosetag() {
      if (depth > 0) {
        depth -= 1;
        tree.onclosetag();
        if (depth === 0) {
          parser.pause();
        }
      }
    },
  });
  parser.end(html);
  return {metas, article: tree.root.children[0] as Element | undefined};
}
