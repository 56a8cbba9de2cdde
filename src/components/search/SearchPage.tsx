import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sections} from '../../site/sections';
import type {ListedPage} from '../../search/listedPage';
import {findPages} from '../../search/findPages';
import {HITS_PER_PAGE, queryOf, searchOf} from '../../search/query';
import Layout from '@theme/Layout';
import {memo, type ReactNode} from 'react';

import Failed from './Failed';
import FoundList from './FoundList';
import Nothing from './Nothing';
import PageLinks from './PageLinks';
import {countOfResults, resultsWording} from './resultsWording';
import SearchForm from './SearchForm';
import {type Results, useResults} from './useResults';
import {type SearchSetup, useSearchSetup} from './useSearchSetup';
import {wording} from './wording';

interface Props {
  readonly pages: readonly ListedPage[];
}

/** Remembered: the page is rendered again when it knows its address, and this is most of it. */
const AllPages = memo(function AllPages({pages}: Props): ReactNode {
  return sections.map(({label}) => (
    <section key={label}>
      <h2>{label}</h2>
      <PageLinks pages={pages.filter(({section}) => section === label)} />
    </section>
  ));
});

/** Nobody answered: what the list of pages can tell is left. */
function FailedPage({pages, query}: Props & {readonly query: string}): ReactNode {
  const found = findPages(pages, query);
  return (
    <>
      <Failed />
      {found.length > 0 && (
        <section>
          <h2>Pages by title and address</h2>
          <PageLinks pages={found} />
        </section>
      )}
    </>
  );
}

/** What is said about the results, also to assistive technology. */
function statusOf({status, result}: Results, query: string): string {
  const {noResultsFor, errorTitle, searching} = {...wording(), ...resultsWording()};
  if (status === 'error') {
    return errorTitle;
  }
  if (status === 'stalled') {
    return searching;
  }
  if (!result) {
    return '';
  }
  return result.nbHits > 0
    ? `${countOfResults(result.nbHits)} for “${query}”`
    : `${noResultsFor} “${query}”`;
}

interface AnswerProps extends Props {
  readonly setup: SearchSetup;
  readonly query: string;
  readonly page: number;
  readonly onQuery: (query: string) => void;
}

function Answer({pages, setup, query, page, onQuery}: AnswerProps): ReactNode {
  const results = useResults(setup, query, page);
  const {status, result} = results;
  const nothing = status === 'idle' && result?.nbHits === 0;
  return (
    <>
      <p className={nothing || status === 'error' ? 'vh' : 'found-count'} role="status">
        {statusOf(results, query)}
      </p>
      {status === 'error' && <FailedPage pages={pages} query={query} />}
      {nothing && (
        <Nothing
          client={setup.client}
          request={{...setup.request(), query, hitsPerPage: HITS_PER_PAGE}}
          rules={setup.rules}
          onQuery={onQuery}
        />
      )}
      {result && result.nbHits > 0 && (
        <FoundList result={result} query={query} page={page} rules={setup.rules} />
      )}
    </>
  );
}

/** Below the layout, which provides what the search has to know of releases. */
function Content({pages}: Props): ReactNode {
  const inBrowser = useIsBrowser();
  const history = useHistory();
  const {search, pathname} = useLocation();
  const setup = useSearchSetup();
  const query = inBrowser ? queryOf(search) : '';
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page')) || 1));
  const show = (typed: string) => history.replace({pathname, search: searchOf(typed)});
  return (
    <>
      <SearchForm key={String(inBrowser)} id="search-page-query" query={query} onQuery={show} />
      {query.trim() ? (
        <Answer pages={pages} setup={setup} query={query.trim()} page={page} onQuery={show} />
      ) : (
        <AllPages pages={pages} />
      )}
    </>
  );
}

/** All pages by section; with a query (`?q=`), the places of the site that answer it, 20 a page. */
export default function SearchPage({pages}: Props): ReactNode {
  return (
    <Layout
      title="Search"
      description="Find a page of this documentation by its title, address or description."
    >
      <main className="plain-page">
        <h1>Search</h1>
        <Content pages={pages} />
      </main>
    </Layout>
  );
}
