import sheets from '@generated/site-page-sheets/default/sheets.json';
import {useEffect} from 'react';

import {styleSheet} from '../../framework/client/html-pages/styleSheet';

/**
 * Loads the styles of results (`src/css/sheets/search.css`) unless they are there.
 *
 * @returns whether they are there, once they have loaded or failed to load
 */
export async function loadSearchSheets(): Promise<boolean> {
  const areThere = sheets.search.map((path) => styleSheet(`${__webpack_public_path__}${path}`));
  return !(await Promise.all(areThere)).includes(false);
}

/**
 * Loads these styles for a page that React renders.
 *
 * @returns what the page's main element is given, from which the build makes the link in its head: a link
 *   that React renders would have to stay where it is
 */
export function useSearchSheets(): {readonly 'data-sheets'?: string} {
  useEffect(() => void loadSearchSheets(), []);
  return sheets.search.length > 0 ? {'data-sheets': sheets.search.join(' ')} : {};
}
