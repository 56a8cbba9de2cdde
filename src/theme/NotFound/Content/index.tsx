// Change: has a description; redirects old addresses; offers the nearest addresses, a search box and
// the pages to start with.
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useForwarding} from '../../../components/not-found/useForwarding';
import {useNearestPages} from '../../../components/not-found/useNearestPages';
import PageLinks from '../../../components/search/PageLinks';
import {useSearchSheets} from '../../../components/search/searchSheets';
import SearchForm from '../../../components/search/SearchForm';
import StartList from '../../../components/search/StartList';
import type {ReactNode} from 'react';

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const nearest = useNearestPages(pathname);
  const baseUrl = useBaseUrl('/');
  const sheets = useSearchSheets();
  useForwarding();
  return (
    <main className="plain-page not-found" {...sheets}>
      <PageMetadata description="No page has this address: search for what you need, or start with one of the pages below." />
      <h1>Page not found</h1>
      <p className="lead">
        No page has this address. It may have moved, or the link has a mistake.
      </p>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">Nearest addresses</h2>
          <PageLinks pages={nearest} />
        </section>
      )}
      <section aria-labelledby="look-for-it">
        <h2 id="look-for-it">Look for it</h2>
        <p>Type a few words, a name from the SDK or an error message.</p>
        <SearchForm id="not-found-query" />
      </section>
      <section aria-labelledby="start-here">
        <h2 id="start-here">Start here</h2>
        <StartList baseUrl={baseUrl} labelledBy="start-here" />
      </section>
    </main>
  );
}
