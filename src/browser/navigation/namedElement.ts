/**
 * Finds the element that the hash of an address names.
 *
 * @param hash with its `#`, as in `location.hash`
 * @returns null if there is none, or if the address is malformed
 */
export function namedElement(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
