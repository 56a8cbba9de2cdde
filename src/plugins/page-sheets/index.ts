import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeBundle} from '../../lib/bundleModules';
import {bundleSheets, type SheetName, sheetPath, SHEETS_FOLDER} from '../../markdown/sheets/sheets';

interface Options {
  /** Whether pages link the sheets; else the stylesheet of every page has them. */
  readonly areLinked: boolean;
}

/**
 * Publishes the stylesheets that only some pages load (`src/css/sheets`), and tells components where they
 * are; the pages of the docs get their links in `src/markdown/sheets`.
 */
export function pageSheetsPlugin({siteDir}: LoadContext, {areLinked}: Options): Plugin {
  return {
    name: 'site-page-sheets',
    async contentLoaded({actions}) {
      const paths = (...names: SheetName[]) =>
        areLinked ? names.map((name) => sheetPath(siteDir, name)) : [];
      const sheets = {landing: paths('drawings', 'landing'), search: paths('search')};
      await actions.createData('sheets.json', JSON.stringify(sheets));
    },
    postBuild({outDir}) {
      if (areLinked) {
        writeBundle(bundleSheets(siteDir), path.join(outDir, SHEETS_FOLDER));
      }
      return Promise.resolve();
    },
  };
}
