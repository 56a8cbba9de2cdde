import type {Element, Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

import {textOf} from './text';

const CODE: ReadonlySet<string> = new Set(['pre', 'code']);

/** Longest code, in characters, that stays on one line of a sentence though a line could end in it. */
const LONGEST_WHOLE = 20;

/** Where a line could end: at a space, as in `SELECT *`, and after the dots of `…Config`. */
const BREAK = /[ \u2026]/;

/**
 * Keeps the translators of browsers away from code, in blocks and in sentences: a translated name is
 * wrong. A block has the mark on its `pre`, so that the `code` in it needs none, and so has every other
 * element that is marked already. Marks short code with a space or dots as well: `code.css` keeps it on a line.
 */
export function keepCode(tree: Nodes): void {
  visit(tree, 'element', (element: Element) => {
    if (element.properties.translate === 'no') {
      return SKIP;
    }
    if (CODE.has(element.tagName)) {
      element.properties.translate = 'no';
      const text = textOf(element);
      if (element.tagName === 'code' && BREAK.test(text) && text.length <= LONGEST_WHOLE) {
        element.properties.className = ['whole'];
      }
      return SKIP;
    }
    return undefined;
  });
}

/** Applies `keepCode` to a page. */
export function rehypeKeepCode() {
  return (tree: Root): void => {
    keepCode(tree);
  };
}
