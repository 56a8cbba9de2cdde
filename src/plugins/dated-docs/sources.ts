import {isApiLanding, moduleOfContentFile} from '../../reference/model/routes';

/** The extracted facts, from the root of the repository. */
const FACTS = 'src/reference/data/';

/** Folders that the pages of the site are made of, from the root of the repository. */
export const sourceFolders: readonly string[] = [
  'docs/',
  'tutorials/',
  'api/',
  FACTS,
  'src/pages/',
  'src/components/landing/',
];

/** What the landing page is made of. */
export const landingSources = ['src/pages/', 'src/components/landing/'] as const;

/**
 * Returns what a page of a section is made of: its file, and for the reference the facts that are
 * inserted. A folder ends in a slash.
 *
 * @param file path of the page's file from the root of the repository
 */
export function sourcesOf(file: string): string[] {
  if (isApiLanding(file)) {
    return [file, FACTS];
  }
  const module = moduleOfContentFile(file);
  return module === undefined ? [file] : [file, `${FACTS}modules/${module}.json`];
}
