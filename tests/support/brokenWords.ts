import type {Page} from '@playwright/test';

import {LONGEST_HYPHENATED} from '../../src/markdown/html/nameBreaks';

/** A word that a line break cuts in two, with its place. */
export interface BrokenWord {
  /** The word with ` / ` where the line ends. */
  readonly word: string;
  /** The element that has it: its tag, classes and the two elements above. */
  readonly place: string;
}

/**
 * Returns the words, numbers and names in the visible text of a page that are cut by the end of a line
 * where the page offers no break: between two letters or digits, or after a hyphen of a short name in
 * inline code. A `<wbr>` is such an offer. Blocks of code (`pre`) keep their lines.
 */
export function brokenWords(page: Page): Promise<BrokenWord[]> {
  return page.evaluate((longestHyphenated) => {
    const range = document.createRange();
    const found: {word: string; place: string}[] = [];
    const bottomOf = (node: Text, at: number): number => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().bottom;
    };
    const nameOf = (element: Element): string =>
      element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');
    // Heads of tables on a phone are there for screen readers only. What has no width without that is a fault.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      ((element.getBoundingClientRect().width <= 1 &&
        getComputedStyle(element).position === 'absolute') ||
        isClipped(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement as Element;
      if (!/\w{2}|-\w/.test(text.data) || parent.closest('pre, svg, script, style, noscript')) {
        continue;
      }
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2 || isClipped(parent)) {
        continue;
      }
      const inCode = parent.closest('code') !== null;
      const joint = inCode ? /[A-Za-z0-9-](?=[A-Za-z0-9])|-(?=-)/g : /[A-Za-z0-9](?=[A-Za-z0-9])/g;
      for (const {index} of text.data.matchAll(joint)) {
        const before = /\S*$/.exec(text.data.slice(0, index + 1))?.[0] ?? '';
        const after = /^\S*/.exec(text.data.slice(index + 1))?.[0] ?? '';
        const mayBreak = before.endsWith('-') && before.length + after.length > longestHyphenated;
        if (!mayBreak && bottomOf(text, index + 1) - bottomOf(text, index) > 4) {
          const above = [parent, parent.parentElement, parent.parentElement?.parentElement];
          found.push({
            word: `${before} / ${after}`,
            place: above
              .map((element) => (element ? nameOf(element) : ''))
              .reverse()
              .join(' > '),
          });
        }
      }
    }
    return found;
  }, LONGEST_HYPHENATED);
}
