/** Returns the address of a path below the site's base, which may be a folder of its host. */
export function siteAddress(path: string): URL {
  // This script is in `assets/tools`.
  return new URL(`../..${path}`, import.meta.url);
}
