import path from 'node:path';

const FOLDER = '.docusaurus/api-inputs';

/** Path of the stamp that lists all pages: every page depends on it, since a new one adds links. */
export function pagesStamp(root: string): string {
  return path.join(root, FOLDER, 'pages.json');
}

/** Path of the stamp that lists what links to a page. */
export function backlinksStamp(root: string, module: string): string {
  return path.join(root, FOLDER, 'backlinks', `${module}.json`);
}
