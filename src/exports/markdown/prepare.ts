import type {Element, ElementContent, Root} from 'hast';

import {isElement} from './select';

/** Elements of running text that the stylesheet sets apart where the source has no space between them. */
const APART = new Set(['a', 'b', 'button', 'code', 'small', 'span', 'strong']);
const RUNNING = new Set(['dd', 'dt', 'figcaption', 'li', 'p']);
/** Cells of tables: a block in them ends a line on the page, and is text in Markdown. */
const CELLS = new Set(['td', 'th']);

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
  if (RUNNING.has(tagName)) {
    return apart(children);
  }
  return CELLS.has(tagName) ? children.flatMap(inCell) : children;
}

/** A line of a cell as running text: the conversion drops the space next to a block. */
function inCell(child: ElementContent, at: number, {length}: readonly unknown[]): ElementContent[] {
  if (!isElement(child, 'div')) {
    return [child];
  }
  const line: Element = {...child, tagName: 'span'};
  return at < length - 1 ? [line, SPACE] : [line];
}

function makeAbsolute({properties}: Element, page: string, root: string): void {
  for (const name of ['href', 'src'] as const) {
    const value = properties[name];
    if (typeof value === 'string' && /^[/#]/.test(value)) {
      properties[name] = (value.startsWith('#') ? page : root) + value;
    }
  }
}

function apart(nodes: readonly ElementContent[]): ElementContent[] {
  const isApart = (node: ElementContent | undefined): boolean =>
    isElement(node) && APART.has(node.tagName);
  return nodes.flatMap((node, at): ElementContent[] =>
    isApart(node) && isApart(nodes[at - 1]) ? [SPACE, node] : [node],
  );
}
