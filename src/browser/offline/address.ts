/*
 * Addresses in the offline copy. To search, navbar and sidebar the pages are where the site has them
 * (`/api/x`). In the copy they are files (`../api/x.html`) in a folder that nobody knows in the build;
 * each page says where that folder is from its own place (`src/exports/offline/relativeAddresses.ts`).
 */
import {cleanPath} from '../navigation/address';
import {fileName} from './fileName';

/** Only paths are read; the origin is for the parser. */
const ANY_ORIGIN = 'https://site.invalid';

/** Returns the absolute URL of the copy's folder, with a slash at its end. */
export function copyRoot(): string {
  return new URL(document.documentElement.dataset.root ?? './', location.href).href;
}

/**
 * Returns the path that the site has for a file of the copy: `/api/x` for `file:///docs/api/x.html`.
 *
 * @param href absolute URL of a file below the copy's folder
 */
export function sitePath(href: string): string {
  return cleanPath(href.slice(copyRoot().length - 1).replace(/[?#].*$/, ''));
}

/**
 * Returns the absolute URL of a file of the copy.
 *
 * @param address of the site, such as `/api/x#y`; an absolute URL is returned as it is
 */
export function fileUrl(address: string): string {
  if (URL.canParse(address)) {
    return address;
  }
  const {pathname, search, hash} = new URL(address, ANY_ORIGIN);
  return copyRoot() + fileName(pathname) + search + hash;
}
