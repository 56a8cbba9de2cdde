/**
 * Returns `robots.txt`, which tells crawlers that they may read all pages, and where the list of them is.
 * https://www.rfc-editor.org/rfc/rfc9309
 *
 * @param root address of the landing page
 */
export function robotsFile(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}
