import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * The modules of the framework that this site does without: Infima and the style modules of the stock
 * components that it still renders (all styling is our own; what they did for the frame is in
 * `src/css/framework.css`), and the languages of the highlighter in the browser (code is highlighted
 * in the build).
 *
 * Addresses are those from which the theme itself resolves them (`getClientModules` in its
 * `lib/index.js`); a unit test fails when an upgrade moves them, and one of the build when it brings
 * others.
 */
export const replacedModules = [
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  '@docusaurus/theme-classic/lib/nprogress.css',
  '@docusaurus/theme-classic/lib/theme/DocItem/TOC/Mobile/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Html/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/Footer/Logo/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/Layout/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/Navbar/ColorModeToggle/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/NavbarItem/LocaleDropdownNavbarItem/styles.module.css',
  '@docusaurus/theme-common/lib/components/ThemedComponent/styles.module.css',
  '@docusaurus/theme-common/lib/hooks/styles.css',
  '@docusaurus/theme-common/lib/utils/errorBoundaryUtils.module.css',
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css',
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
  return replacedModules.map((id) => {
    if (!id.startsWith('@docusaurus/')) {
      return fromTheme.resolve(id);
    }
    // A look at the folders: not every package gives its files away by their names.
    const places = (fromSite.resolve.paths(id) ?? []).map((folder) => path.join(folder, id));
    const found = places.find((file) => existsSync(file));
    if (found === undefined) {
      throw new Error(`The framework no longer has ${id}: see src/framework/stock-styles.`);
    }
    return found;
  });
}

/** Takes these modules out of the bundle: their addresses lead to empty files. */
export default function noInfima({siteDir}: {siteDir: string}): Plugin {
  const here = path.join(siteDir, 'src/framework/stock-styles');
  return {
    name: 'no-infima',
    configureWebpack() {
      const alias = Object.fromEntries(
        resolveReplacedModules(siteDir).map((file) => [
          `${file}$`,
          path.join(here, `empty${/(?:\.module)?\.\w+$/.exec(file)?.[0] ?? ''}`),
        ]),
      );
      return {resolve: {alias}};
    },
  };
}
