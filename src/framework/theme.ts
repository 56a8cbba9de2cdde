import path from 'node:path';

import themeClassic, {type PluginOptions} from '@docusaurus/theme-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';

// Docusaurus reads `validateOptions`, `validateThemeConfig` and `getSwizzleConfig` from a theme's module:
// https://docusaurus.io/docs/api/plugin-methods/static-methods
export * from '@docusaurus/theme-classic';

const classicFolder = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/**
 * Wraps the classic theme: keeps its components, translations and validation of the configuration, but
 * not what it adds to every page:
 *
 * - Infima, the progress bar's styles and the highlighter's languages: all styling is our own
 *   (`customCss`), and code is highlighted in the build;
 * - its inline script and its icons: `src/browser/inline` sets the root element's attributes, and one
 *   of our components replaces the theme's icon component.
 *
 * Docusaurus resolves a theme's relative paths from the theme's module, so they are absolute here.
 */
export default function theme(context: LoadContext, options: PluginOptions): Plugin<undefined> {
  const client = path.join(__dirname, '../browser/navigation/progressBar.ts');
  return {
    ...themeClassic(context, options),
    getThemePath: () => path.join(classicFolder, 'lib/theme'),
    getTypeScriptThemePath: () => path.join(classicFolder, 'src/theme'),
    getClientModules: () => [
      client,
      ...options.customCss.map((file) => path.resolve(context.siteDir, file)),
    ],
    injectHtmlTags: undefined,
  };
}
