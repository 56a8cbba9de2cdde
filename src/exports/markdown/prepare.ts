import type {Element, ElementContent, Root} from 'hast';

import {isElement} from './select';

/** Elements of running text that the stylesheet sets apart where the source has no space between them. */
const APART = new Set(['a', 'b', 'button', 'code', 'small', 'span', 'strong']);
const RUNNING = new Set(['dd', 'dt', 'figcaption', 'li', 'p', 'td', 'th']);
/** What is a line of its own on the page, by the element that it is in: a block would lose its spaces. */
const LINES: ReadonlyMap<string, string> = new Map([
  ['figcaption', 'small'],
  ['td', 'div'],
  ['th', 'div'],
]);

const SPACE = {type: 'text', value: ' '} as const;

/**
 * Prepares the content of a page for its conversion, in place: links and sources get absolute addresses,
 * what only a stylesheet keeps apart gets a space between, and spaces that keep words together on the
 * page become usual ones.
 *
 * @param page address of the page on the published site
 * @param root address of the site, without a slash at its end
 */
export function prepare(content: Element | Root, page: string, root: string): void {
  for (const node of content.children) {
    if (node.type === 'text') {
      node.value = node.value.replaceAll('\u00a0', ' ');
    } else if (node.type === 'element') {
      makeAbsolute(node, page, root);
      node.children = spaced(node);
      prepare(node, page, root);
    }
  }
}

function spaced({tagName, children}: Element): ElementContent[] {
  if (!RUNNING.has(tagName)) {
    return children;
  }
  const line = LINES.get(tagName);
  const isLine = (node: ElementContent | undefined): boolean =>
    line !== undefined && isElement(node, line);
  return children.flatMap((node, at): ElementContent[] => {
    const before = children[at - 1];
    const isSpaced = (isApart(before) && isApart(node)) || isLine(before) || isLine(node);
    const inLine = isLine(node) ? {...(node as Element), tagName: 'span'} : node;
    return at > 0 && isSpaced ? [SPACE, inLine] : [inLine];
  });
}

const isApart = (node: ElementContent | undefined): boolean =>
  isElement(node) && APART.has(node.tagName);

function makeAbsolute({properties}: Element, page: string, root: string): void {
  for (const name of ['href', 'src'] as const) {
    const value = properties[name];
    if (typeof value === 'string' && /^[/#]/.test(value)) {
      properties[name] = (value.startsWith('#') ? page : root) + value;
    }
  }
}
