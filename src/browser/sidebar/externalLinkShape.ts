/** The icon of a link that leaves the site, for a square of 20 units. */
export const externalLinkShape = 'M8 5H5v10h10v-3M11 5h4v4M15 5l-6 6';
