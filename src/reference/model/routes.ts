/** Maps modules to their pages' content files and addresses, and back. */

const API_ROUTE = '/api';
export const API_CONTENT = 'api';
/** The landing page of the reference; it documents no module. */
const API_LANDING = `${API_CONTENT}/index.mdx`;

/** Returns the address of a module's page: `/api/bitfount/data/datasources/csv_source`. */
export function routeOfModule(path: string): string {
  return `${API_ROUTE}/${path.split('.').join('/')}`;
}

/** Returns the content file of a module's page; a package's page is the index of its folder. */
export function contentFileOfModule(path: string, isPackage: boolean): string {
  const stem = `${API_CONTENT}/${path.split('.').join('/')}`;
  return isPackage ? `${stem}/index.mdx` : `${stem}.mdx`;
}

/**
 * Returns the `slug` that a page must set in its front matter; undefined if it needs none.
 * Docusaurus takes a file named like its folder (`encryption/encryption.mdx`) for
 * the folder's index page, and would give it the address of the package.
 */
export function slugOfModule(path: string, isPackage: boolean): string | undefined {
  const [name, folder] = path.split('.').reverse();
  const clashes = !isPackage && name?.toLowerCase() === folder?.toLowerCase();
  return clashes ? `/${path.split('.').join('/')}` : undefined;
}

/** Returns the module that a content file documents; undefined for other pages. */
export function moduleOfContentFile(file: string): string | undefined {
  const parts = file.replaceAll('\\', '/').split('/');
  const start = parts.lastIndexOf(API_CONTENT);
  const inside = parts.slice(start + 1);
  const last = inside.pop();
  if (start < 0 || last === undefined || !last.endsWith('.mdx')) {
    return undefined;
  }
  const stem = last.slice(0, -'.mdx'.length);
  const names = stem === 'index' ? inside : [...inside, stem];
  return names.length > 0 ? names.join('.') : undefined;
}

/** Returns the module whose page has this address. */
export function moduleOfRoute(route: string): string | undefined {
  const prefix = `${API_ROUTE}/`;
  return route.startsWith(prefix) ? route.slice(prefix.length).split('/').join('.') : undefined;
}

/** Tells whether Docusaurus gives a page of this module its route, rather than skips or renames it. */
export function isRoutable(path: string): boolean {
  return path.split('.').every((part) => !part.startsWith('_') && !/^\d/.test(part));
}

/** Tells whether a content file, given by its path from the root, is the reference's landing page. */
export function isApiLanding(file: string): boolean {
  return file.replaceAll('\\', '/') === API_LANDING;
}
