import type {NotebookPage} from './types';

/**
 * An address that leads to the site from anywhere.
 *
 * @returns undefined for a file beside the page's source, which only the page itself knows
 */
export function absolute({origin, url}: NotebookPage, address: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(address)) {
    return address;
  }
  if (address.startsWith('#')) {
    return url + address;
  }
  return address.startsWith('/') ? origin + address : undefined;
}
