import type {Element, Root as HastRoot, RootContent as HastContent} from 'hast';
import type {Root, RootContent, Text} from 'mdast';
import {defaultHandlers, type Handle} from 'mdast-util-to-markdown';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import type {BuiltPage} from '../../search/records/extractPage';
import {product} from '../../site/product';
import {handlers} from './handlers';
import {parseHtml} from './parseHtml';
import {prepare} from './prepare';
import {childElements, classesOf, find, isElement, textOf} from './select';

/** What Markdown of pages says about the site. */
export interface SiteOfPages {
  /** `https://docs.example.org`, with the path of the site, without a slash at its end. */
  readonly root: string;
  /** Release of the SDK that the pages describe. */
  readonly release: string;
}

/** Returns what Markdown says about the site at an origin and path. */
export function siteOfPages(origin: string, basePath: string): SiteOfPages {
  return {
    root: `${origin}${basePath}`.replace(/\/$/, ''),
    release: product.sdk.version,
  };
}

/** The content of a page as Markdown, without what all pages have around it. */
export interface PageMarkdown {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Labels of the pages above it, the section first. */
  readonly crumbs: readonly string[];
  /** The page in the order of its text. */
  readonly segments: readonly Segment[];
}

/** A part of a page: a class, function or variable, or a section of a guide. */
export interface Part {
  /** The anchor of its heading. */
  readonly id: string;
  readonly name: string;
  /** Its first sentence; empty without one. */
  readonly summary: string;
}

interface Segment {
  readonly markdown: string;
  /** Missing for what stands before, between and after the parts. */
  readonly part?: Part;
}

/** Letters, digits and marks that are never Markdown syntax; a full stop only before a space. */
const NO_SYNTAX = /^(?:[\p{L}\p{N},;?%/\u2010-\u2026]|(?<=\p{L})\.(?= )|(?<=[^ ]) (?=[^ ]))+$/u;

/**
 * Writes text as usual, without looking for syntax where there is none. The node before it wants to know its
 * first character: without `peek`, the library writes the whole text for that as well.
 */
const writeText = Object.assign<Handle, object>(
  (node: Text, ...rest) =>
    NO_SYNTAX.test(node.value) ? node.value : defaultHandlers.text(node, ...rest),
  {
    peek: ({value}: Text): string => value.slice(0, 2),
  },
);

const converter = unified().use(rehypeRemark, {handlers});
const writer = unified()
  // Columns of equal width would double the size of pages with large tables.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: false,
    handlers: {text: writeText},
  });

/**
 * Converts the content of a finished page to Markdown: what is in its prose, with generated facts and
 * tables; links are absolute.
 *
 * @throws Error that names the page when it has no content
 */
export function pageMarkdown(page: BuiltPage, site: SiteOfPages): PageMarkdown {
  const {title, main, content} = contentOf(page, site);
  return {
    address: page.address,
    title,
    description: descriptionOf(page.html),
    crumbs: crumbsOf(main),
    segments: segmentsOf(content),
  };
}

interface PageContent {
  readonly title: string;
  readonly main: HastRoot;
  /** What is in the prose of the page, ready to be converted. */
  readonly content: Element | HastRoot;
}

/**
 * Parses the content of a finished page, without its main heading; links are absolute.
 *
 * @throws Error that names the page when it has no content
 */
export function contentOf({address, html}: BuiltPage, {root}: SiteOfPages): PageContent {
  const main = parseHtml(mainOf(html));
  const heading = find(main, (part) => isElement(part, 'h1'));
  if (!heading) {
    throw new Error(`Markdown of pages: ${address} has no main part with a heading.`);
  }
  const content = find(main, (part) => isElement(part, 'div', 'prose')) ?? main;
  const title = textOf(heading).trim();
  remove(main, heading);
  prepare(content, `${root}${address}`, root);
  return {title, main, content};
}

function segmentsOf(content: Element | HastRoot): Segment[] {
  const isSymbol = (part: HastContent): part is Element => isElement(part, 'section', 'sym');
  const hasSymbols = content.children.some(isSymbol);
  // A module is divided at its symbols, a guide at its headings.
  const begins = (part: HastContent): boolean =>
    hasSymbols ? isSymbol(part) : isElement(part) && headingOf(part) !== undefined;
  const groups: HastContent[][] = [];
  for (const part of content.children) {
    const last = groups.at(-1);
    const isOpen = last && (!hasSymbols || !last.some(isSymbol) || isBlank(part));
    if (isOpen && !begins(part)) {
      last.push(part);
    } else {
      groups.push([part]);
    }
  }
  return groups
    .map((group): Segment => {
      const first = group.find(begins);
      // First: the conversion changes the nodes.
      const part = first && isElement(first) ? partOf(first, group) : undefined;
      return {markdown: markdownOf(group), part};
    })
    .filter(({markdown}) => markdown !== '');
}

function isBlank(part: HastContent): boolean {
  return part.type === 'text' && part.value.trim() === '';
}

/** Converts nodes of a prepared page to Markdown. They lose white space that the page does not show. */
export function markdownOf(nodes: readonly HastContent[]): string {
  const content: HastRoot = {type: 'root', children: [...nodes]};
  const converted = converter.runSync(content) as Root;
  return writer.stringify({...converted, children: converted.children as RootContent[]}).trim();
}

/** Returns what of the HTML of a page its Markdown is made from. */
export function convertedPart(html: string): string {
  return describingTag(html) + mainOf(html);
}

function mainOf(html: string): string {
  return /<main[\s>][^]*<\/main>/.exec(html.slice(startOfBody(html)))?.[0] ?? '';
}

function describingTag(html: string): string {
  const head = html.slice(0, startOfBody(html));
  return /<meta[^>]*\sname="?description"?[^>]*>/.exec(head)?.[0] ?? '';
}

function startOfBody(html: string): number {
  return Math.max(0, html.search(/<body[\s>]/));
}

function descriptionOf(html: string): string {
  const [meta] = parseHtml(describingTag(html)).children;
  return isElement(meta) ? String(meta.properties.content ?? '') : '';
}

/** Removes an element from wherever it is below a node. */
function remove(node: Element | HastRoot, element: Element): void {
  const at = (node.children as HastContent[]).indexOf(element);
  if (at >= 0) {
    node.children.splice(at, 1);
  }
  childElements(node).forEach((child) => remove(child, element));
}

function crumbsOf(main: HastRoot): string[] {
  const crumbs = find(main, (part) => isElement(part, 'nav', 'crumbs'));
  const list = crumbs && find(crumbs, (part) => isElement(part, 'ol'));
  return list
    ? childElements(list)
        .map((part) => textOf(part).trim())
        .slice(0, -1)
    : [];
}

/** Returns the heading that an element is, or has first. */
function headingOf(node: Element): Element | undefined {
  const isHeading = ({tagName}: Element): boolean => tagName === 'h2';
  return isHeading(node) ? node : find(node, isHeading);
}

function partOf(first: Element, group: readonly HastContent[]): Part | undefined {
  const heading = headingOf(first);
  return (
    heading && {
      id: String(heading.properties.id ?? ''),
      name: nameOf(heading),
      summary: summaryOf(isElement(first, 'section') ? first.children : group),
    }
  );
}

/** Returns the text of a heading, without the link to itself. */
function nameOf({children}: Element): string {
  return children
    .filter((part) => !isElement(part, 'a', 'anchor'))
    .map(textOf)
    .join('');
}

/** The first sentence of the first paragraph. */
function summaryOf(nodes: readonly HastContent[]): string {
  const first = nodes.find((part) => isElement(part, 'p') && classesOf(part).length === 0);
  return first ? (/^.+?[.!?](?=\s|$)/s.exec(textOf(first).trim())?.[0] ?? '') : '';
}
