import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './src/config/announcement';
import {guides, otherSections} from './src/config/docs';
import {favicon} from './src/config/favicon';
import {footer} from './src/config/footer';
import {navbar} from './src/config/navbar';
import {plugins} from './src/config/plugins';
import {faster, startsQuietly} from './src/config/performance';
import {product} from './src/site/product';
import {search} from './src/config/search';
import {template} from './src/framework/template';

const config: Config = {
  title: product.siteTitle,
  tagline: product.tagline,
  url: process.env.SITE_URL ?? product.siteUrl,
  baseUrl: product.basePath,
  favicon,
  trailingSlash: false,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',

  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, experimental_faster: faster},

  ...(startsQuietly ? {ssrTemplate: template} : {}),

  presets: [
    [
      'classic',
      {
        docs: guides,
        blog: false,
        theme: {customCss: './src/css/index.css'},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [...otherSections, ...plugins],

  customFields: {search},

  themeConfig: {
    announcementBar,
    navbar,
    footer,
    colorMode: {respectPrefersColorScheme: true},
    // Code is coloured in the build, by src/css: the framework's own colours would be sent for nothing.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
