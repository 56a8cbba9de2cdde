import type {NotebookPage} from './types';

/**
 * Makes an address of a page absolute.
 *
 * @returns undefined for a relative path, such as a file beside the page's source
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
