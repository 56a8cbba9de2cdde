import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {attributesOf, innerHtml, type JsxElement, jsxElement} from './jsx';
import {leavesSite} from './plain';

/** What the link check has to know of a part that is no tree any more. */
export interface Collected {
  /** Addresses on this site that links lead to. */
  readonly links: readonly string[];
  /** Ids that links can lead to. */
  readonly anchors: readonly string[];
}

/** An element whose content is one text of HTML: no later step looks inside. */
export type FinishedElement = JsxElement & {data: {finished: Collected}};

/** Between whose parts white space shows nothing. */
const LISTS_AND_TABLES = /^(?:ul|ol|dl|table|thead|tbody|tr)$/;

/**
 * Gives links their attributes from the framework, and takes out white space that nothing shows; notes
 * where links lead, and what can be led to.
 */
function finishTree(element: Element, links: Set<string>, anchors: Set<string>): void {
  const {properties, tagName} = element;
  if (LISTS_AND_TABLES.test(tagName)) {
    element.children = element.children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    );
  }
  if (typeof properties.id === 'string') {
    anchors.add(properties.id);
  }
  if (tagName === 'a') {
    const href = properties.href as string;
    if (leavesSite(href)) {
      Object.assign(properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
    } else {
      links.add(href);
    }
  }
  for (const child of element.children) {
    if (child.type === 'element') {
      finishTree(child, links, anchors);
    }
  }
}

/**
 * Whether there is something to gain: the element holds others. One with a style is left as it is, as
 * React wants that as an object.
 */
export function isWorthFinishing({children, properties}: Element): boolean {
  return properties.style === undefined && children.some(({type}) => type === 'element');
}

/** Writes out a plain element, all of whose content is plain. */
export function finish(element: Element): FinishedElement {
  const links = new Set<string>();
  const anchors = new Set<string>();
  finishTree(element, links, anchors);
  const jsx = jsxElement(element.tagName, {});
  return {
    ...jsx,
    attributes: [
      ...attributesOf(element),
      innerHtml(toHtml(element.children, {preferUnquoted: true})),
    ],
    data: {
      // Written by us as this element: no component stands for it.
      _mdxExplicitJsx: true,
      finished: {links: [...links], anchors: [...anchors]},
    } as FinishedElement['data'],
  };
}

/** A tree of Markdown or of HTML, as it is looked through for what can be finished. */
interface Way<Node> {
  /** Whether a node is plain itself, whatever its content. */
  isPlain(node: Node): boolean;
  /** The finished node; undefined for one to be left as it is. */
  finish(node: Node): Node | undefined;
}

/**
 * Finishes the largest parts below a node that are plain with all their content.
 *
 * @returns whether that is the whole node, which is then left as it is
 */
export function finishLargest<Node extends {type: string}>(node: Node, way: Way<Node>): boolean {
  const children = 'children' in node ? (node.children as Node[]) : [];
  const plain = children.map((child) => finishLargest(child, way));
  if (way.isPlain(node) && plain.every(Boolean)) {
    return true;
  }
  children.forEach((child, index) => {
    if (plain[index]) {
      children[index] = way.finish(child) ?? child;
    }
  });
  return false;
}
