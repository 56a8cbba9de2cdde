/** The icon of a link that leaves the site, as path data in a 20 by 20 view box. */
export const externalLinkShape = 'M8 5H5v10h10v-3M11 5h4v4M15 5l-6 6';
