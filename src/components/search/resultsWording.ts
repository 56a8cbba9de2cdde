import {translate} from '@docusaurus/Translate';

/**
 * What modal and search page say about results. Not in `wording.ts`, which is part of every page: these
 * are loaded with what shows them.
 */
export const resultsWording = () => ({
  modalPlaceholder: translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'}),
  searching: translate({id: 'site.search.searching', message: 'Searching…'}),
  noResultsFor: translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
  }),
  trySearchingFor: translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
  }),
  believe: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
  }),
  letUsKnow: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
  }),
  noResultsHelp: translate({
    id: 'site.search.noResultsHelp',
    message: 'Check the spelling, or try fewer words: one name, key or error message at a time.',
  }),
  nearestNames: translate({id: 'site.search.nearest', message: 'Nearest names'}),
  all: translate({id: 'site.search.all', message: 'All'}),
  limitTo: translate({id: 'site.search.limitTo', message: 'Limit to a section'}),
  needsScript: translate({
    id: 'site.search.needsScript',
    message:
      'Searching needs JavaScript, so a query has no effect here. All pages are listed below.',
  }),
  onlyBeginning: translate({
    id: 'site.search.onlyBeginning',
    message: 'Only the first 64 characters of the query are searched.',
  }),
  startHere: translate({id: 'site.search.startHere', message: 'Start here'}),
  hidden: translate({
    id: 'site.search.hidden',
    message: 'Results are hidden. An arrow key shows them again.',
  }),
  escape: {
    hide: translate({id: 'site.search.escape.hide', message: 'hide results'}),
    clear: translate({id: 'site.search.escape.clear', message: 'clear'}),
    close: translate({id: 'site.search.escape.close', message: 'close'}),
  },
});

/** Says that a pasted text was too long, and what of it is searched. */
export function cutTo(part: string): string {
  return translate(
    {
      id: 'site.search.cutTo',
      message: 'Only part of the pasted text is searched: “{part}”.',
    },
    {part},
  );
}

/** `1 result`, `61 results`. */
export function countOfResults(count: number): string {
  return count === 1
    ? translate({id: 'site.search.oneResult', message: '1 result'})
    : translate({id: 'site.search.results', message: '{count} results'}, {count});
}

/** The link from the modal to all results; without their number while it is not known. */
export function seeAll(count: number | undefined): string {
  if (count === undefined) {
    return translate({id: 'site.search.seeAllUncounted', message: 'See all results'});
  }
  if (count === 1) {
    return translate({id: 'site.search.seeOne', message: 'See 1 result'});
  }
  return translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count});
}
