import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {attributesOf, innerHtml, type JsxElement, jsxElement} from './jsx';
import {leavesSite} from './plain';

/** What the link checker has to know about a part that has become a string of HTML. */
export interface Collected {
  /** Targets of its links on this site. */
  readonly links: readonly string[];
  /** Ids in it that links can name. */
  readonly anchors: readonly string[];
}

/** An element whose content has been serialised to HTML: later steps do not look inside. */
export type FinishedElement = JsxElement & {data: {finished: Collected}};

/** Elements in which white space between the children is not rendered. */
const LISTS_AND_TABLES = /^(?:ul|ol|dl|table|thead|tbody|tr)$/;

/**
 * Prepares an element to be serialised: gives links the attributes that the framework's component would
 * give them, and removes white space that is not rendered. Collects link targets and ids.
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
 * Tells whether serialising an element saves work: only if it has child elements. An element with a
 * style is left alone, since React takes that as an object
 * (https://react.dev/reference/react-dom/components/common#applying-css-styles).
 */
export function isWorthFinishing({children, properties}: Element): boolean {
  return properties.style === undefined && children.some(({type}) => type === 'element');
}

/**
 * Serialises the content of a plain element, all of whose content is plain, into
 * `dangerouslySetInnerHTML`.
 */
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
      // MDX replaces elements by components, but not those that are marked as JSX of the page itself:
      // https://github.com/mdx-js/mdx/blob/3.1.1/packages/mdx/lib/plugin/recma-jsx-rewrite.js
      _mdxExplicitJsx: true,
      finished: {links: [...links], anchors: [...anchors]},
    } as FinishedElement['data'],
  };
}

/** How to serialise parts of a tree of Markdown or of HTML. */
interface Serialiser<Node> {
  /** Tells whether a node itself is plain, whatever its content is. */
  isPlain(node: Node): boolean;
  /** Serialises a node; undefined for one that is left as it is. */
  finish(node: Node): Node | undefined;
}

/**
 * Serialises the largest parts below a node that are plain with all their content.
 *
 * @returns whether the whole node is plain; it is then left for the caller to serialise
 */
export function finishLargest<Node extends {type: string}>(
  node: Node,
  serialiser: Serialiser<Node>,
): boolean {
  const children = 'children' in node ? (node.children as Node[]) : [];
  const plain = children.map((child) => finishLargest(child, serialiser));
  if (serialiser.isPlain(node) && plain.every(Boolean)) {
    return true;
  }
  children.forEach((child, index) => {
    if (plain[index]) {
      children[index] = serialiser.finish(child) ?? child;
    }
  });
  return false;
}
