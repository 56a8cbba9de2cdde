import {product} from './product';

/** One of the three parts of the site; each is a separate docs plugin instance. */
export interface Section {
  /** Docs plugin id; the guides are the preset's default instance. */
  readonly pluginId: 'default' | 'tutorials' | 'api';
  readonly label: string;
  /** Content folder at the repository's root. */
  readonly folder: string;
  /** First segment of the section's addresses, without slashes. */
  readonly routeBasePath: string;
  /** Address of the section's main page, from the site's root. */
  readonly home: string;
  /** Doc id of the main page within the plugin instance. */
  readonly homeDocId: string;
  /** A folder whose pages are directly below the section in the sidebar, its index page first. */
  readonly onlyFolder?: string;
}

/** The sections in the order of navbar and sidebar. */
export const sections: readonly Section[] = [
  {
    pluginId: 'default',
    label: 'Guides',
    folder: 'docs',
    routeBasePath: 'guides',
    home: `/guides/getting-started/introduction-to-${product.slug}`,
    homeDocId: `getting-started/introduction-to-${product.slug}`,
  },
  {
    pluginId: 'tutorials',
    label: 'Tutorials',
    folder: 'tutorials',
    routeBasePath: 'tutorials',
    home: '/tutorials/introduction',
    homeDocId: 'introduction',
  },
  {
    pluginId: 'api',
    label: 'API Reference',
    folder: 'api',
    routeBasePath: 'api',
    home: '/api',
    homeDocId: 'index',
    onlyFolder: product.slug,
  },
];

/**
 * Returns the section of a docs plugin instance.
 *
 * @throws if no section has that plugin id.
 */
export function sectionOf(pluginId: string): Section {
  const found = sections.find((section) => section.pluginId === pluginId);
  if (!found) {
    throw new Error(`No section has the docs plugin id "${pluginId}": see src/site/sections.ts.`);
  }
  return found;
}
