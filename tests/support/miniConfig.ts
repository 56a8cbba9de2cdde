import type {Config, PluginConfig, ThemeConfig} from '@docusaurus/types';

import {siteConfig as site} from '../../src/config/siteConfig';
import {frameworkPlugins} from '../../src/config/framework';
import {pluginsWith} from '../../src/config/plugins';
import {type Section, sections} from '../../src/site/sections';
import {rehypeFinished} from '../../src/markdown/finished/rehypeFinished';
import {rehypeFaults} from '../../src/markdown/html/faults';
import {symbolLinks} from '../../src/markdown/symbolLinks';

/** How a small site differs from the real one. */
export interface MiniConfig {
  readonly themeConfig?: ThemeConfig;
  readonly i18n?: Config['i18n'];
  /** Path of an extra plugin's module, relative to the small site's folder. */
  readonly plugins?: readonly string[];
  /** Sections whose pages are written out as in the real site's build (src/markdown/finished). */
  readonly writtenOut?: readonly Section['pluginId'][];
  /** Whether guides and tutorials link reference symbols by name, as on the real site. */
  readonly linksSymbols?: boolean;
  /** What a broken link does instead of failing the build. */
  readonly onBrokenLinks?: Config['onBrokenLinks'];
}

function docsOptions(
  {folder, routeBasePath, pluginId}: Section,
  {writtenOut = [], linksSymbols = false}: MiniConfig,
) {
  return {
    path: folder,
    routeBasePath,
    sidebarPath: './sidebars.ts',
    beforeDefaultRemarkPlugins: linksSymbols && pluginId !== 'api' ? [symbolLinks] : [],
    rehypePlugins: [...(writtenOut.includes(pluginId) ? [rehypeFinished] : []), rehypeFaults],
  };
}

/**
 * Returns the real configuration (strictness, theme, plugins, navbar) for small docs folders, without
 * the Markdown plugins and the sidebar generator, which expect the real content.
 */
export function miniConfig(config: MiniConfig): Config {
  const {themeConfig, i18n, plugins: own = [], onBrokenLinks = site.onBrokenLinks} = config;
  const docs = sections.map((section): PluginConfig => [
    '@docusaurus/plugin-content-docs',
    {id: section.pluginId, ...docsOptions(section, config)},
  ]);
  return {
    ...site,
    onBrokenLinks,
    i18n: i18n ?? site.i18n,
    plugins: [...frameworkPlugins(docs, {path: 'pages'}), ...pluginsWith([]), ...own],
    // The footer links to pages that the small site does not have.
    themeConfig: {...site.themeConfig, footer: undefined, ...themeConfig},
  };
}
