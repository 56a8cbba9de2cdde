import {sections} from '../config/sections';

/** The page that a host sends for an unknown address. */
export const NOT_FOUND = '/404';

const SINGLE: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/api': 'symbol index',
  '/search': 'search',
  [NOT_FOUND]: 'not found',
};

/**
 * The kind of a page by its address: a page of its own, or the section that it stands in.
 *
 * @throws for a page of no kind
 */
export function kindOfPage(address: string): string {
  const section = sections.find(({routeBasePath}) => address.startsWith(`/${routeBasePath}/`));
  const kind = SINGLE[address] ?? section?.routeBasePath;
  if (kind === undefined) {
    throw new Error(`The page ${address} is of no kind: give it one in src/measure/kinds.ts.`);
  }
  return kind;
}
