/** A link to a stylesheet of `src/css/sheets`, as `src/markdown/sheets` and `PageSheets` write it. */
const SHEET_LINK = /<link rel="stylesheet" href="(?:[^">]*\/)?assets\/sheets\/[^">]*"\s*\/?>/g;

/**
 * Moves links to stylesheets from the content of a page to the end of its head, after those of every page:
 * browsers then paint nothing before they have loaded.
 *
 * @param html of a finished page
 */
export function hoistSheets(html: string): string {
  const links = [...new Set(html.match(SHEET_LINK))];
  const content = links.length > 0 ? html.replace(SHEET_LINK, '') : html;
  return links.length > 0 ? content.replace('</head>', () => `${links.join('')}</head>`) : html;
}
