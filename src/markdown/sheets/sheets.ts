import path from 'node:path';

import {type Bundle, bundleModules} from '../../lib/bundleModules';
import {memoize} from '../../lib/memoize';

/** Stylesheets that only some pages load, by name: files of `src/css/sheets`. */
const SHEETS = ['criteria', 'drawings', 'landing', 'search', 'symbol-index', 'tools'] as const;

export type SheetName = (typeof SHEETS)[number];

/** Folder of these stylesheets, below the site's base. */
export const SHEETS_FOLDER = 'assets/sheets';

const fileOf = (name: SheetName): string => `src/css/sheets/${name}.css`;

/** The file of each sheet, relative to the repository. */
export const sheetFiles: readonly string[] = SHEETS.map(fileOf);

/**
 * Minifies the sheets; once per process.
 *
 * @param siteDir folder of the repository
 * @throws esbuild's errors when a file is missing or malformed
 */
export const bundleSheets = memoize((siteDir: string): Bundle =>
  bundleModules(
    Object.fromEntries(SHEETS.map((name) => [name, path.join(siteDir, fileOf(name))])),
    {absWorkingDir: siteDir},
  ),
);

/** Returns the path of a sheet below the site's base; it changes with its content. */
export function sheetPath(siteDir: string, name: SheetName): string {
  const file = bundleSheets(siteDir).entries.get(name);
  if (file === undefined) {
    throw new Error(`${fileOf(name)} is not in the bundle of stylesheets.`);
  }
  return `${SHEETS_FOLDER}/${file}`;
}
