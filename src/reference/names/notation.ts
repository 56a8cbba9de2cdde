import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** What the address of a link to a symbol begins with. */
export const SYMBOL_LINK = 'api:';

/** The name in the address of a link to a symbol, or its words where the address has none. */
export function symbolOfLink(link: Link): string {
  return decodeURI(link.url.slice(SYMBOL_LINK.length)) || toString(link);
}
