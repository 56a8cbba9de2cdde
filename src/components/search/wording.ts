import {translate} from '@docusaurus/Translate';

/** What the search box says on every page; the ids are the framework's where it has one. */
export const wording = () => ({
  name: translate({id: 'theme.SearchBar.label', message: 'Search'}),
  boxPlaceholder: translate({id: 'site.search.box', message: 'Search Documentation'}),
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
});
