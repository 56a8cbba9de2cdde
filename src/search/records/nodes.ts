import {DomUtils} from 'htmlparser2';

import {collapse} from './text';

export type Element = ReturnType<typeof DomUtils.findAll>[number];
type Node = Element['children'][number];

export function isElement(node: Element['parent'] | Node | undefined): node is Element {
  return (
    node !== null &&
    node !== undefined &&
    (node.type === 'tag' || node.type === 'script' || node.type === 'style')
  );
}

export function childrenOf(element: Element): Element[] {
  return element.children.filter(isElement);
}

/** Whether an element carries an attribute, with or without a value. */
export function hasAttribute({attribs}: Element, name: string): boolean {
  return attribs[name] !== undefined;
}

/** Whether the page repeats here what other places say (`data-nosearch`), or `isSilent`. */
export function isUnsearched(element: Element): boolean {
  return hasAttribute(element, 'data-nosearch') || isSilent(element);
}

/** Whether an element's words are those of a control, or a copy for the eye. */
function isSilent(element: Element): boolean {
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
    isSelfLink(element)
  );
}

/** The link of a heading to itself. */
function isSelfLink({name, attribs, parent}: Element): boolean {
  return name === 'a' && isElement(parent) && attribs.href === `#${parent.attribs.id}`;
}

const BLOCKS = new Set(
  'blockquote dd div dl dt figcaption figure li ol p pre section table td th tr ul br'.split(' '),
);

/**
 * The words of an element that the search reads, on one line.
 *
 * @param isLeftOut whose words are left out besides
 */
export function wordsOf(element: Element, isLeftOut = isUnsearched): string {
  const parts: string[] = [];
  const collect = (node: Node): void => {
    if (node.type === 'text') {
      parts.push(node.data);
    } else if (isElement(node) && !isUnsearched(node) && !isLeftOut(node)) {
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

/** Finds the elements, in the order of the page, that a test holds for. */
export function findAll(root: Element, test: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(test, root.children);
}

/** Finds the first element, in the order of the page, that a test holds for. */
export function first(root: Element, test: (element: Element) => boolean): Element | undefined {
  return DomUtils.findOne(test, [root]) ?? undefined;
}
