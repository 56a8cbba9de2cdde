import sheets from '@generated/site-page-sheets/default/sheets.json';

/**
 * Names the stylesheets that a page of React needs besides that of every page (`src/css/sheets`).
 *
 * @returns what the page's main element is given, from which the build makes the links in its head: a link
 *   that React renders would have to stay where it is
 */
export function sheetNames(of: keyof typeof sheets) {
  return {'data-sheets': sheets[of].join(' ') || undefined};
}
