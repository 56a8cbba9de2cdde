/** A link to a stylesheet of `src/css/sheets`, as `src/markdown/sheets` writes it. */
const SHEET_LINK = /<link rel="stylesheet" href="(?:[^">]*\/)?assets\/sheets\/[^">]*"\s*\/?>/g;

/** Paths of stylesheets below the site's base, as `src/components/sheetNames.ts` names them. */
const SHEET_NAMES = /<main[^>]* data-sheets="([^">]+)"/;

/** The link to the stylesheet of every page, with the address of the site's base. */
const SITE_LINK = /<link rel="stylesheet" href="([^">]*)assets\/css\//;

/**
 * Links the stylesheets that a page needs at the end of its head, after those of every page: browsers then
 * paint nothing before they have loaded.
 *
 * @param html of a finished page, with links in its content or the names of the stylesheets
 */
export function hoistSheets(html: string): string {
  const links = new Set(html.match(SHEET_LINK));
  const [, base = ''] = SITE_LINK.exec(html) ?? [];
  for (const path of SHEET_NAMES.exec(html)?.[1]?.split(' ') ?? []) {
    links.add(`<link rel="stylesheet" href="${base}${path}"/>`);
  }
  return links.size > 0
    ? html.replace(SHEET_LINK, '').replace('</head>', () => `${[...links].join('')}</head>`)
    : html;
}
