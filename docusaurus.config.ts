import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './src/config/announcement';
import {docs} from './src/config/docs';
import {favicon} from './src/config/favicon';
import {footer} from './src/config/footer';
import {frameworkPlugins, themes, v4} from './src/config/framework';
import {navbar} from './src/config/navbar';
import {plugins} from './src/config/plugins';
import {faster, isOfflineCopy, staticPagesAreOn} from './src/config/performance';
import {product} from './src/site/product';
import {siteUrl} from './src/site/siteUrl';
import {algolia} from './src/config/search';
import {template} from './src/framework/template';

const config: Config = {
  title: product.siteTitle,
  tagline: product.tagline,
  url: siteUrl,
  baseUrl: product.basePath,
  favicon,
  trailingSlash: false,
  // Its script takes the site's root for that of the host.
  baseUrlIssueBanner: !isOfflineCopy,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',

  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4, experimental_faster: faster},
  markdown: {mdx1Compat: {headingIds: true}},

  ...(staticPagesAreOn ? {ssrTemplate: template} : {}),

  themes,
  plugins: [...frameworkPlugins(docs), ...plugins],

  themeConfig: {
    ...(algolia && {algolia}),
    announcementBar,
    navbar,
    footer,
    colorMode: {respectPrefersColorScheme: true},
    // Code is coloured in the build, by src/css: the framework's own colours would be sent for nothing.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies UserThemeConfig,
};

export default config;
