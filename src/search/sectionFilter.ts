import {type Section, sections} from '../site/sections';
import {searchOf} from './query';
import type {SearchRequest} from './types';

type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

/** Name of the section in the address of the search page: the first segment of its own addresses. */
const PARAMETER = 'in';

/** The section that an address of the search page asks for (`?in=guides`), if there is one. */
export function sectionIn(search: string): Section | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return sections.find(({routeBasePath}) => routeBasePath === asked);
}

/** The part of an address after its path that asks for a query, in one section or in all, and for a page. */
export function searchIn(section: Section | undefined, query: string, page = 1): string {
  const search = searchOf(query, page);
  return search && section ? `${search}&${PARAMETER}=${section.routeBasePath}` : search;
}

/**
 * Filters for one section beside those that a request has already. By the tag of the section's docs
 * plugin, by which every request filters anyway: the hosted index needs no other facet for it.
 */
export function within(section: Section, filters: FacetFilters = []): FacetFilters {
  const start = `docusaurus_tag:docs-${section.pluginId}-`;
  const tags = filters.flat().filter((filter) => filter.startsWith(start));
  return [...filters, tags.length > 0 ? tags : `hierarchy.lvl0:${section.label}`];
}
