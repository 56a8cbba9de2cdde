import {createRequire} from 'node:module';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * The client modules of the classic theme that this site does without: Infima (all styling is our
 * own) and the languages of the highlighter in the browser (code is highlighted in the build).
 *
 * Addresses are those from which the theme itself resolves them (`getClientModules` in its
 * `lib/index.js`); a unit test fails when an upgrade moves them.
 */
export const replacedModules = [
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
] as const;

/**
 * Finds the replaced modules on disk.
 *
 * @param siteDir absolute path of the site
 * @returns absolute paths, in the order of `replacedModules`
 * @throws if one of them no longer exists
 */
export function resolveReplacedModules(siteDir: string): string[] {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  const fromTheme = createRequire(fromSite.resolve('@docusaurus/theme-classic'));
  return replacedModules.map((id) =>
    id.startsWith('@docusaurus/theme-classic/')
      ? path.join(
          path.dirname(fromSite.resolve('@docusaurus/theme-classic/package.json')),
          id.slice('@docusaurus/theme-classic/'.length),
        )
      : fromTheme.resolve(id),
  );
}

/** Takes the stock stylesheet out of the bundle: its address leads to an empty file. */
export default function noInfima({siteDir}: {siteDir: string}): Plugin {
  const here = path.join(siteDir, 'src/plugins/no-infima');
  return {
    name: 'no-infima',
    configureWebpack() {
      const alias = Object.fromEntries(
        resolveReplacedModules(siteDir).map((file) => [
          `${file}$`,
          path.join(here, file.endsWith('.css') ? 'empty.css' : 'empty.js'),
        ]),
      );
      return {resolve: {alias}};
    },
  };
}
