import {SkipToContentFallbackId} from '@docusaurus/theme-common';

import {applicationOf} from '../../../browser/start/release';

/** A page of the site, read from its HTML file. */
export interface Page {
  /** Path of the page's canonical link. */
  readonly path: string;
  /** Tags of the head that the page's components add: title, description, structured data. */
  readonly head: readonly Element[];
  /** Classes of the root element, without those of the plugin that made the page. */
  readonly rootClass: string;
  readonly plugin: {readonly name: string; readonly id: string};
  /** URLs of the application's scripts, which differ from release to release. */
  readonly application: string;
  /** URLs of its stylesheets: after a new release, they differ from those of the page on screen. */
  readonly styles: readonly string[];
  /**
   * The content between navbar and footer (the children of the skip link's target); null while the page
   * is on screen.
   */
  content: DocumentFragment | null;
  /** The element that the host served it in; null for a page that was fetched. */
  readonly servedIn: HTMLElement | null;
}

/**
 * Matches tags of the head that a component of the page made: the framework marks them. Scripts ran when
 * the page was served, those that are data apart.
 */
const OF_COMPONENTS = '[data-rh]:not(script:not([type="application/ld+json"]))';

/** Matches tags that the application creates on every page from the address. */
const OF_THE_SITE = 'link[rel="canonical"], link[rel="alternate"], link[rel="icon"]';

/**
 * Owns the content of pages that are kept: an element keeps its whole document in memory, with the menu
 * of all pages. It is of no window, so images are not loaded before their page is shown.
 */
let shelf: Document | undefined;
const theShelf = (): Document => (shelf ??= document.implementation.createHTMLDocument());

/**
 * Reads a page from its parsed HTML.
 *
 * @returns null when the HTML is not of one of the site's pages
 */
export function readPage(html: Document): Page | null {
  const canonical = html.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const content = html.getElementById(SkipToContentFallbackId);
  if (!canonical || !content) {
    return null;
  }
  const {className} = html.documentElement;
  const [ofPlugin = '', name = 'native', id = 'default'] =
    /\bplugin-(?!id-)(\S+) plugin-id-(\S+)/.exec(className) ?? [];
  const isShown = html === document;
  const fragment = html.createDocumentFragment();
  if (!isShown) {
    fragment.append(...content.childNodes);
    theShelf().adoptNode(fragment);
  }
  return {
    path: new URL(canonical.href).pathname,
    // Copies: the application writes the next page's title into the element of the one on screen.
    head: [...html.head.querySelectorAll(OF_COMPONENTS)]
      .filter((tag) => !tag.matches(OF_THE_SITE))
      .map((tag) => theShelf().importNode(tag, true)),
    rootClass: className.replace(ofPlugin, ' ').trim(),
    plugin: {name, id},
    application: applicationOf(html),
    styles: [...html.querySelectorAll('link[rel="stylesheet"]:not([data-rh])')].flatMap(
      (sheet) => sheet.getAttribute('href') ?? [],
    ),
    content: isShown ? null : fragment,
    servedIn: isShown ? content : null,
  };
}
