import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sections} from '@site/src/config/sections';
import type {ListedPage} from '@site/src/plugins/page-list/types';
import {findPages, MAX_QUERY_LENGTH} from '@site/src/search/findPages';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import PageLinks from './PageLinks';
import SearchForm from './SearchForm';

interface Props {
  readonly pages: readonly ListedPage[];
}

function Results({pages, query}: {pages: readonly ListedPage[]; query: string}): ReactNode {
  const found = findPages(pages, query);
  if (found.length === 0) {
    return <p>No results for “{query}”.</p>;
  }
  return <PageLinks pages={found} />;
}

function AllPages({pages}: Props): ReactNode {
  return sections.map(({label}) => (
    <section key={label}>
      <h2>{label}</h2>
      <PageLinks pages={pages.filter(({section}) => section === label)} />
    </section>
  ));
}

/** All pages by section; with a query (`?q=`), the pages whose title, address or description has its words. */
export default function SearchPage({pages}: Props): ReactNode {
  const inBrowser = useIsBrowser();
  const history = useHistory();
  const {search, pathname} = useLocation();
  const query = inBrowser
    ? (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH)
    : '';
  const show = (typed: string) =>
    history.replace({pathname, search: typed ? `?q=${encodeURIComponent(typed)}` : ''});
  return (
    <Layout
      title="Search"
      description="Find a page of this documentation by its title, address or description."
    >
      <main className="plain-page">
        <h1>Search</h1>
        <SearchForm
          key={String(inBrowser)}
          id="search-page-query"
          defaultQuery={query}
          onQuery={show}
        />
        <div aria-live="polite">
          {query.trim() ? <Results pages={pages} query={query} /> : <AllPages pages={pages} />}
        </div>
      </main>
    </Layout>
  );
}
