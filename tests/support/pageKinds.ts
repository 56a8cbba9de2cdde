import {sections} from '../../src/site/sections';
import {pagesOfSitemap} from './site';

/** Returns the longest page address of a section, the deepest page with the fullest sidebar. */
function deepest(routeBasePath: string): string {
  const inSection = pagesOfSitemap().filter((address) => address.startsWith(`/${routeBasePath}/`));
  return inSection.sort(
    (a, b) => b.split('/').length - a.split('/').length || (a < b ? -1 : 1),
  )[0] as string;
}

/** One page of each kind: landing, search, not found, and for each section its main page and its deepest. */
export const pageKinds: readonly string[] = [
  '/',
  '/search',
  '/404',
  ...new Set(sections.flatMap(({home, routeBasePath}) => [home, deepest(routeBasePath)])),
];
