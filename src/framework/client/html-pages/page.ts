/** A page of the site as its HTML file holds it. */
export interface Page {
  /** Address without the host, as the page's canonical link says it. */
  readonly path: string;
  /** What the page's own components put into the head: title, description, structured data. */
  readonly head: readonly Element[];
  /** Classes of the root element, without those of the plugin that made the page. */
  readonly rootClass: string;
  readonly plugin: {readonly name: string; readonly id: string};
  /** Stylesheets of this page's own, by address. */
  readonly styles: readonly string[];
  /** What stands between navbar and footer; null while it is what the reader has on screen. */
  content: DocumentFragment | null;
}

/** The framework's element around what stands between navbar and footer (`SkipToContentFallbackId`). */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

/** Set by the framework on every tag of the head that a component of the page made. */
const OF_COMPONENTS = '[data-rh]';

/** Tags that the application makes by itself from the address, for every page alike. */
const OF_THE_SITE = 'link[rel="canonical"], link[rel="alternate"], link[rel="icon"]';

/**
 * Reads a page from its parsed HTML.
 *
 * @returns null when it is not the HTML of one of the site's pages
 */
export function readPage(html: Document): Page | null {
  const canonical = html.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const content = html.getElementById(CONTENT_ID);
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
  }
  return {
    path: new URL(canonical.href).pathname,
    // Copies: the application writes the next page's title into the element of the one on screen.
    head: [...html.head.querySelectorAll(OF_COMPONENTS)]
      .filter((tag) => !tag.matches(OF_THE_SITE))
      .map((tag) => tag.cloneNode(true) as Element),
    rootClass: className.replace(ofPlugin, ' ').trim(),
    plugin: {name, id},
    styles: [
      ...html.querySelectorAll('link[rel="stylesheet"]:not([data-rh]), style[data-href]'),
    ].flatMap((sheet) => sheet.getAttribute('href') ?? sheet.getAttribute('data-href') ?? []),
    content: isShown ? null : fragment,
  };
}
