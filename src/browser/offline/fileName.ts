const EXTENSION = /\.[a-z0-9]+$/i;

/** Returns the file of the offline copy for a path of the site: `api/x.html` for `/api/x`. */
export function fileName(pathname: string): string {
  const name = pathname.slice(1) || 'index';
  return EXTENSION.test(name) ? name : `${name}.html`;
}
