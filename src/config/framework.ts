import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {Config, PluginConfig} from '@docusaurus/types';

import {sheetFiles} from '../markdown/sheets/sheets';
import {writesMarkup} from './performance';
import {algolia} from './search';
import {sitemap} from './sitemap';

const isBuild = process.env.NODE_ENV === 'production';

const customCss = [
  './src/css/index.css',
  ...(writesMarkup ? [] : sheetFiles.map((file) => `./${file}`)),
];

/**
 * The themes: Docusaurus' classic theme without what it adds to every page and, with a hosted search,
 * the Algolia theme, which validates `themeConfig.algolia`.
 */
export const themes: PluginConfig[] = [
  ['./src/framework/theme.ts', {customCss} satisfies ThemeOptions],
  ...(algolia ? ['@docusaurus/theme-search-algolia'] : []),
];

/**
 * Returns Docusaurus' own plugins: those that its preset `classic` would add for this site.
 *
 * @param docs the docs plugins
 * @param pages options of the pages plugin
 */
export function frameworkPlugins(
  docs: readonly PluginConfig[],
  pages: PagesOptions = {},
): PluginConfig[] {
  return [
    '@docusaurus/plugin-css-cascade-layers',
    ...docs,
    ['@docusaurus/plugin-content-pages', pages],
    // Debugging pages of `npm start`, below /__docusaurus/debug.
    isBuild ? ['@docusaurus/plugin-sitemap', sitemap] : '@docusaurus/plugin-debug',
    '@docusaurus/plugin-svgr',
  ];
}

/**
 * Flags of Docusaurus 4 that are on already, one by one: `v4: true` would also turn on flags that an
 * upgrade adds. Of those in 3.10, `siteStorageNamespacing` would rename the keys of local storage, and
 * readers would lose their choices (`src/site/storageKeys.ts`); `mdx1CompatDisabledByDefault` would
 * reject `{#id}` in headings without `markdown.mdx1Compat.headingIds`, set in `siteConfig.ts`.
 *
 * https://docusaurus.io/docs/api/docusaurus-config#future
 */
export const v4: NonNullable<NonNullable<Config['future']>['v4']> = {
  // Required by `ssgWorkerThreads`.
  removeLegacyPostBuildHeadAttribute: true,
  // Only the preset reads it, which is not used here: the plugin is in the list above.
  useCssCascadeLayers: true,
};
