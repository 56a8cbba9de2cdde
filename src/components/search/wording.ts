import {translate} from '@docusaurus/Translate';

/** What the search says, in the modal and on its page; the ids are the framework's where it has one. */
export const wording = () => ({
  name: translate({id: 'theme.SearchBar.label', message: 'Search'}),
  boxPlaceholder: translate({id: 'site.search.box', message: 'Search Documentation'}),
  modalPlaceholder: translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'}),
  dialogName: translate({id: 'site.search.dialog', message: 'Search the documentation'}),
  close: translate({id: 'site.search.close', message: 'Close'}),
  tryAgain: translate({id: 'site.search.tryAgain', message: 'Try again'}),
  errorTitle: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  errorHelp: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
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
});

/** `1 result`, `61 results`. */
export function countOfResults(count: number): string {
  return count === 1
    ? translate({id: 'site.search.oneResult', message: '1 result'})
    : translate({id: 'site.search.results', message: '{count} results'}, {count});
}

/** The link from the modal to all results. */
export function seeAll(count: number): string {
  return translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count});
}
