import {DomUtils} from 'htmlparser2';

import {collapse} from './text';

export type Element = ReturnType<typeof DomUtils.findAll>[number];
type Node = Element['children'][number];

export function isElement(node: Node | null): node is Element {
  return node !== null && (node.type === 'tag' || node.type === 'script' || node.type === 'style');
}

export function childrenOf(element: Element): Element[] {
  return element.children.filter(isElement);
}

export function hasClass({attribs}: Element, name: string): boolean {
  return attribs.class !== undefined && attribs.class.split(' ').includes(name);
}

/** The first element, in the order of the page, that a test holds for. */
export function first(root: Element, test: (element: Element) => boolean): Element | undefined {
  return DomUtils.findOne(test, [root]) ?? undefined;
}

export function nextElement(element: Element): Element | undefined {
  let next = element.next;
  while (next && !isElement(next)) {
    next = next.next;
  }
  return next ?? undefined;
}

/** Elements whose words are those of a control, of a copy for the eye, or of another part. */
export function isSilent(element: Element): boolean {
  const {name, attribs} = element;
  return (
    name === 'button' ||
    name === 'script' ||
    name === 'style' ||
    name === 'nav' ||
    name === 'svg' ||
    name === 'input' ||
    name === 'label' ||
    // The source of a formula, which MathML carries beside the formula.
    name === 'annotation' ||
    attribs['aria-hidden'] === 'true' ||
    (name === 'a' && hasClass(element, 'anchor'))
  );
}

const BLOCKS = new Set(
  'blockquote dd div dl dt figcaption figure li ol p pre section table td th tr ul br'.split(' '),
);

/** The words of an element as a reader sees them, on one line. */
export function wordsOf(element: Element, skip: (child: Element) => boolean = () => false): string {
  const parts: string[] = [];
  const collect = (node: Node): void => {
    if (node.type === 'text') {
      parts.push(node.data);
    } else if (isElement(node) && !isSilent(node) && !skip(node)) {
      const isBlock = BLOCKS.has(node.name);
      if (isBlock) {
        parts.push(' ');
      }
      node.children.forEach(collect);
      if (isBlock) {
        parts.push(' ');
      }
    }
  };
  element.children.forEach(collect);
  return collapse(parts.join(''));
}
