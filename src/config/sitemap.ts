import path from 'node:path';

import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

import {siteDates} from '../plugins/dated-docs/siteDates';
import {landingSources} from '../plugins/dated-docs/sources';

const root = path.resolve(__dirname, '../..');

/**
 * Gives each route the date of its last change, or none: for a route that says nothing, the sitemap's
 * plugin would ask git, and complain where there is none.
 */
function dated(route: RouteConfig, landing: string): RouteConfig {
  const {metadata, routes} = route;
  const own = route.path === landing ? siteDates(root).latest(landingSources) : undefined;
  return {
    ...route,
    metadata: {...metadata, lastUpdatedAt: own ?? metadata?.lastUpdatedAt ?? null},
    ...(routes && {routes: routes.map((below) => dated(below, landing))}),
  } as RouteConfig;
}

/** The sitemap: addresses with the day of their last change, which is all that search engines read. */
export const sitemap: Options = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: ({defaultCreateSitemapItems, routes, siteConfig}) =>
    defaultCreateSitemapItems({
      siteConfig,
      routes: routes.map((route) => dated(route, siteConfig.baseUrl)),
    }),
};
