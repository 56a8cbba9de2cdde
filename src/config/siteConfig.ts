import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './announcement';
import {docs} from './docs';
import {favicon} from './favicon';
import {footer} from './footer';
import {frameworkPlugins, themes, v4} from './framework';
import {navbar} from './navbar';
import {plugins} from './plugins';
import {faster, isOfflineCopy, staticPagesAreOn} from './performance';
import {product} from '../site/product';
import {siteUrl} from '../site/siteUrl';
import {algolia} from './search';
import {template} from '../framework/template';

/** The configuration of the site: https://docusaurus.io/docs/api/docusaurus-config */
export const siteConfig: Config = {
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
