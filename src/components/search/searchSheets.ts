import sheets from '@generated/site-page-sheets/default/sheets.json';
import {useEffect} from 'react';

import {styleSheet} from '../../framework/client/html-pages/styleSheet';
import {sheetNames} from '../sheetNames';

/**
 * Loads the styles of results (`src/css/sheets/search.css`) unless they are there.
 *
 * @returns whether they are there, once they have loaded or failed to load
 */
export async function loadSearchSheets(): Promise<boolean> {
  const areThere = sheets.search.map((path) => styleSheet(`${__webpack_public_path__}${path}`));
  return !(await Promise.all(areThere)).includes(false);
}

/** Loads these styles for a page that React renders; returns what its main element is given. */
export function useSearchSheets(): ReturnType<typeof sheetNames> {
  useEffect(() => void loadSearchSheets(), []);
  return sheetNames('search');
}
