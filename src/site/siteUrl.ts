import {product} from './product';

/** Origin of the published site, without a path; a build for another one has it in its environment. */
export const siteUrl = process.env.SITE_URL ?? product.siteUrl;
