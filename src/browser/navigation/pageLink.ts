/** Matches paths of files: they have an extension; pages have none, or `.html`. */
const FILE = /\.(?!html$)[a-z0-9]+$/i;

/**
 * Returns the link around an element if it leads, in this tab, to a page of the site or a place in one.
 *
 * @param target the event's target
 * @param baseUrl path below which the site's pages are, with slashes at both ends
 * @returns null for links to files, other sites and other tabs
 */
export function pageLink(target: EventTarget | null, baseUrl: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && leadsToPage(link, baseUrl) ? link : null;
}

/** Tells whether a link stays within the site and this tab, and is not to a file. */
export function leadsToPage(link: HTMLAnchorElement, baseUrl: string): boolean {
  return (
    link.origin === location.origin &&
    `${link.pathname}/`.startsWith(baseUrl) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !FILE.test(link.pathname)
  );
}
