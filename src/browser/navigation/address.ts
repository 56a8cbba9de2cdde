/**
 * Returns the clean form of a page's path: without `.html`, `/index`, `/index.html` or trailing slash.
 *
 * @param pathname path part of an address, such as `/guides/x/index.html`
 * @returns the clean path, `/` for the site's root
 */
export function cleanPath(pathname: string): string {
  const clean = pathname
    .trim()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}
