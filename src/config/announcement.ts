import type {UserThemeConfig} from '@docusaurus/theme-common';

import {product} from '../site/product';
import {newestRelease, RELEASES_ROUTE} from '../site/releases';

const {version, python} = product.sdk;
const address = `${product.basePath.slice(0, -1)}${RELEASES_ROUTE}`;

/** The bar above the navbar. A new `id` shows it again to readers who dismissed the previous one. */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: `sdk-${version}-of-${newestRelease}`,
  content:
    newestRelease === version
      ? `These pages document SDK ${version}, which needs Python ${python}.`
      : `These pages document SDK ${version} (Python ${python}). ${newestRelease} is out: <a href="${address}">see what changed</a>.`,
  isCloseable: true,
};
