import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig, ThemeConfig} from '@docusaurus/types';

import site from '../../docusaurus.config';
import {plugins} from '../../src/config/plugins';
import {type Section, sections} from '../../src/site/sections';
import rehypeFinished from '../../src/markdown/finished/rehypeFinished';

/** What a small site has other than the real one. */
export interface MiniConfig {
  readonly themeConfig?: ThemeConfig;
  readonly i18n?: Config['i18n'];
  /** Path of a further plugin's module from the small site's folder. */
  readonly plugins?: readonly string[];
  /** Whether pages are written out as in the real site's build (src/markdown/finished). */
  readonly writesMarkup?: boolean;
}

function docsOptions({folder, routeBasePath}: Section, writesMarkup: boolean) {
  return {
    path: folder,
    routeBasePath,
    sidebarPath: './sidebars.ts',
    rehypePlugins: writesMarkup ? [rehypeFinished] : [],
  };
}

/**
 * The real configuration (strictness, theme, plugins, navbar) on small docs folders: only the
 * Markdown plugins and the sidebar generator, which expect the real content, are left out.
 */
export function miniConfig({
  themeConfig,
  i18n,
  plugins: own = [],
  writesMarkup = false,
}: MiniConfig): Config {
  const instances = sections.filter(({pluginId}) => pluginId !== 'default');
  return {
    ...site,
    i18n: i18n ?? site.i18n,
    presets: [
      [
        'classic',
        {
          docs: docsOptions(
            sections.find(({pluginId}) => pluginId === 'default') as Section,
            writesMarkup,
          ),
          blog: false,
          pages: {path: 'pages'},
          theme: {customCss: './src/css/index.css'},
        } satisfies PresetOptions,
      ],
    ],
    plugins: [
      ...instances.map((section): PluginConfig => [
        '@docusaurus/plugin-content-docs',
        {id: section.pluginId, ...docsOptions(section, writesMarkup)},
      ]),
      ...plugins,
      ...own,
    ],
    // The footer leads to pages that the small site does not have.
    themeConfig: {...site.themeConfig, footer: undefined, ...themeConfig},
  };
}
