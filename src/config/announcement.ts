import type {UserThemeConfig} from '@docusaurus/theme-common';

import {product} from '../site/product';

/** The bar above the navbar. A new `id` shows it again to readers who dismissed the previous one. */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: `sdk-${product.sdk.version}`,
  content: `These pages document SDK ${product.sdk.version}, which needs Python ${product.sdk.python}.`,
  isCloseable: true,
};
