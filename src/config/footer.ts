import type {MultiColumnFooter} from '@docusaurus/theme-common';

import {offlineCopy} from '../exports/offline/copy';
import {copyLink} from '../exports/offline/copyLink';
import {product} from '../site/product';
import {sectionOf} from '../site/sections';
import {publishesOfflineCopy} from './performance';

const copy = publishesOfflineCopy ? offlineCopy(process.cwd()) : undefined;

/** The footer's links in columns: reading, reference, community, company. */
export const footer: MultiColumnFooter = {
  style: 'light',
  copyright: `<p>Documentation of the ${product.name} platform and SDK ${product.sdk.version}. The SDK is under the ${product.sdk.licence} licence.</p>`,
  links: [
    {
      title: 'Start',
      items: [
        {label: 'Getting started', to: '/guides/getting-started'},
        {
          label: `Accessing ${product.name}`,
          to: `/guides/getting-started/accessing-${product.slug}`,
        },
        {label: 'Upgrading', to: '/guides/SDK/upgrading'},
      ],
    },
    {
      title: 'Documentation',
      items: [
        {label: 'User guides', to: sectionOf('default').home},
        {label: 'Tutorials', to: sectionOf('tutorials').home},
        {label: 'API reference', to: sectionOf('api').home},
        {label: 'Security', to: '/guides/general-reference/security'},
        {label: 'Accessibility', to: '/guides/general-reference/accessibility'},
        ...(copy ? [{html: copyLink(copy)}] : []),
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Blog', href: product.links.blog},
        {label: 'LinkedIn', href: product.links.linkedIn},
        {label: 'Source repository', href: product.links.sourceRepository},
      ],
    },
    {
      title: 'Company',
      items: [
        {label: 'Company site', href: product.links.company},
        {label: 'Log in to the hub', href: product.links.hub},
        {label: 'Support', href: `mailto:${product.supportEmail}`},
        {
          label: 'Report a mistake in these pages',
          href: `mailto:${product.supportEmail}?subject=Documentation%20${product.sdk.version}`,
        },
      ],
    },
  ],
};
