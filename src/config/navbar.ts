import type {Navbar} from '@docusaurus/theme-common';

import {product} from '../site/product';
import {newestRelease, RELEASES_ROUTE} from '../site/releases';
import {sections} from '../site/sections';

/** The navbar: sections on the left; release and hub on the right, before search and colour mode. */
export const navbar: Partial<Navbar> = {
  title: product.siteTitle,
  hideOnScroll: true,
  items: [
    ...sections.map((section) => ({
      to: section.home,
      label: section.label,
      position: 'left' as const,
      activeBasePath: `/${section.routeBasePath}`,
    })),
    {
      type: 'dropdown',
      label: `SDK ${product.sdk.version}`,
      position: 'right',
      items: [
        {
          label:
            newestRelease === product.sdk.version
              ? 'What changed between releases'
              : `${newestRelease} is out: what changed`,
          to: RELEASES_ROUTE,
        },
        {label: 'This release on PyPI', href: product.sdk.releaseUrl},
        {label: 'Source repository', href: product.links.sourceRepository},
      ],
    },
    {label: 'Hub', href: product.links.hub, position: 'right'},
  ],
};
