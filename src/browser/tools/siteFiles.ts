/** Address of the site's base, which may be a folder of its host: the tools' code is two folders below. */
export const siteBase = new URL('../../', import.meta.url);

/** Returns the address of a path below the site's base. */
export function siteAddress(path: string): URL {
  return new URL(path.replace(/^\//, ''), siteBase);
}

/**
 * Fetches a JSON file of the site.
 *
 * @param path of the file below the site's base
 * @throws when the host cannot be reached or does not have it
 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(siteAddress(path));
  if (!response.ok) {
    throw new Error(`${path} answered ${response.status}`);
  }
  return response.json();
}
