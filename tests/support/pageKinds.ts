import {sections} from '../../src/site/sections';
import {pagesOfSitemap} from './site';

/** The longest page address below a section: the deepest, so the most crowded chrome. */
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
  '/no-such-page',
  ...new Set(sections.flatMap(({home, routeBasePath}) => [home, deepest(routeBasePath)])),
];
