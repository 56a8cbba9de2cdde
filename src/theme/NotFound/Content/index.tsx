// Change: has a description; redirects old addresses; offers a search box, the sections and the
// nearest addresses.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useForwarding} from '../../../components/not-found/useForwarding';
import {useNearestPages} from '../../../components/not-found/useNearestPages';
import PageLinks from '../../../components/search/PageLinks';
import SearchForm from '../../../components/search/SearchForm';
import {sections} from '../../../site/sections';
import type {ReactNode} from 'react';

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const nearest = useNearestPages(pathname);
  useForwarding();
  return (
    <main className="plain-page not-found">
      <PageMetadata description="No page has this address: search for what you need, or start from a section." />
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
        <SearchForm id="not-found-query" />
      </section>
      <section aria-labelledby="sections">
        <h2 id="sections">Start from a section</h2>
        <ul>
          {sections.map(({label, home}) => (
            <li key={home}>
              <Link to={home}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
