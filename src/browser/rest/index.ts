/*
 * What a page has once it is at rest: the inline script loads this module then. Everything that it does
 * is an extra; where it cannot be loaded, links and pages work as before.
 */
import {namedElement} from '../navigation/namedElement';
import {settle} from '../navigation/settle';
import {startCards} from './cards';
import {startPrefetching} from './prefetch';

startCards();
// The application does it for its own navigations, of which this event says nothing.
addEventListener('hashchange', () => settle(namedElement(location.hash)));
// The pages of the offline copy, which say where its folder is, are loaded as documents and from disk.
if (document.documentElement.dataset.root === undefined) {
  startPrefetching();
}
