/** A file has an extension; a page has none, or its file name's. */
const FILE = /\.(?!html$)[a-z0-9]+$/i;

/**
 * The link that leads to another page of the site, or to another place of this one, in this tab.
 *
 * @param target what was pressed or pointed at
 * @param baseUrl path below which the site's pages are, with slashes at both ends
 * @returns null for links to files, other sites and other tabs
 */
export function pageLink(target: EventTarget | null, baseUrl: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && leadsToPage(link, baseUrl) ? link : null;
}

/** Whether a link stays within the site and this tab, and names no file. */
export function leadsToPage(link: HTMLAnchorElement, baseUrl: string): boolean {
  return (
    link.origin === location.origin &&
    `${link.pathname}/`.startsWith(baseUrl) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !FILE.test(link.pathname)
  );
}
