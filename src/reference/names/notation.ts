import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Prefix of the address of a link to a symbol. */
export const SYMBOL_LINK = 'api:';

/** Returns the name in the address of a link to a symbol, or the link's text if there is none. */
export function symbolOfLink(link: Link): string {
  return decodeURI(link.url.slice(SYMBOL_LINK.length)) || toString(link);
}
