import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type Section, sections} from '../../site/sections';
import type {ListedPage} from '../../search/listedPage';
import {findPages} from '../../search/findPages';
import {HITS_PER_PAGE, MAX_TYPED_LENGTH, queryOf} from '../../search/query';
import {searchIn, sectionIn} from '../../search/sectionFilter';
import Layout from '@theme/Layout';
import {type ClipboardEvent, memo, type ReactNode, useEffect, useState} from 'react';

import Failed from './Failed';
import {fitPaste} from './fitPaste';
import FoundList from './FoundList';
import {reloadIfReplaced} from './newRelease';
import Nothing from './Nothing';
import PageLinks from './PageLinks';
import {countOfResults, cutTo, resultsWording} from './resultsWording';
import SearchForm from './SearchForm';
import {useSearchSheets} from './searchSheets';
import SectionChips from './SectionChips';
import {type Results, useResults, type Wanted} from './useResults';
import {type SearchSetup, useSearchSetup} from './useSearchSetup';
import {wording} from './wording';

interface Props {
  readonly pages: readonly ListedPage[];
}

/** Remembered: the page is rendered again when it knows its address, and this is most of it. */
const AllPages = memo(function AllPages({pages}: Props): ReactNode {
  return sections.map(({label}) => (
    <section key={label} className="all-pages">
      <h2>{label}</h2>
      <PageLinks pages={pages.filter(({section}) => section === label)} />
    </section>
  ));
});

/** Nobody answered: what the list of pages can tell is left. */
function FailedPage({pages, query}: Props & {readonly query: string}): ReactNode {
  const found = findPages(pages, query);
  useEffect(() => void reloadIfReplaced(), []);
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

/**
 * What is said about the results, also to assistive technology.
 *
 * @param isQuoted whether the query has just been named
 */
function statusOf({status, answer}: Results, {query, section}: Wanted, isQuoted: boolean): string {
  const {noResultsFor, searching} = resultsWording();
  if (status === 'error') {
    return wording().errorTitle;
  }
  if (status === 'stalled') {
    return searching;
  }
  if (!answer) {
    return '';
  }
  const {nbHits} = answer.result;
  const place = section ? ` in ${section.label}` : '';
  if (nbHits === 0) {
    return `${noResultsFor} “${query}”${place}`;
  }
  return `${countOfResults(nbHits)}${isQuoted ? '' : ` for “${query}”`}${place}`;
}

interface AnswerProps extends Props {
  readonly setup: SearchSetup;
  readonly wanted: Wanted;
  /** That only part of what the reader gave is searched; empty if all is. */
  readonly note: string;
  readonly onQuery: (query: string) => void;
  readonly onSection: (section: Section | undefined) => void;
}

function Answer({pages, setup, wanted, note, onQuery, onSection}: AnswerProps): ReactNode {
  const {query, page, section} = wanted;
  const results = useResults(setup, wanted);
  const {status, answer} = results;
  const isFoundAnywhere = answer?.counts.some((count) => count > 0) ?? false;
  const nothing = status === 'idle' && answer !== null && !isFoundAnywhere;
  const isSaidBelow = nothing || status === 'error';
  return (
    <>
      <p className={isSaidBelow && !note ? 'vh' : 'found-count'} role="status">
        {note && `${note} `}
        <span className={isSaidBelow ? 'vh' : undefined}>
          {statusOf(results, wanted, note !== '')}
        </span>
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
      {answer && isFoundAnywhere && (
        <SectionChips counts={answer.counts} chosen={section} onChoose={onSection} />
      )}
      {answer && answer.result.nbHits > 0 && (
        <FoundList
          result={answer.result}
          query={query}
          page={page}
          section={section}
          rules={setup.rules}
        />
      )}
    </>
  );
}

/** What is said when an address, or a paste that became `query`, was too long. */
function noteOf(search: string, query: string, cut: Cut | null): string {
  if (cut?.query === query) {
    return cutTo(cut.part);
  }
  const {length} = new URLSearchParams(search).get('q') ?? '';
  return length > MAX_TYPED_LENGTH ? resultsWording().onlyBeginning : '';
}

interface Cut {
  /** What is left of a pasted text. */
  readonly part: string;
  /** The query that it is part of. */
  readonly query: string;
}

/** Below the layout, which provides what the search has to know of releases. */
function Content({pages}: Props): ReactNode {
  const inBrowser = useIsBrowser();
  const history = useHistory();
  const {search, pathname} = useLocation();
  const [cut, setCut] = useState<Cut | null>(null);
  const setup = useSearchSetup();
  const query = inBrowser ? queryOf(search) : '';
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page')) || 1));
  const section = sectionIn(search);
  const show = (limit: Section | undefined, asked: string) =>
    history.replace({pathname, search: searchIn(limit, asked)});
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const fitted = fitPaste(event.currentTarget, event.clipboardData.getData('text'));
    if (fitted) {
      event.preventDefault();
      setCut({part: fitted.part, query: fitted.value});
      show(section, fitted.value);
    }
  };
  return (
    <>
      <SearchForm
        key={String(inBrowser)}
        id="search-page-query"
        query={query}
        onQuery={(typed) => show(section, typed)}
        onPaste={onPaste}
      />
      {query.trim() ? (
        <Answer
          pages={pages}
          setup={setup}
          wanted={{query: query.trim(), page, section}}
          note={noteOf(search, query, cut)}
          onQuery={(asked) => show(undefined, asked)}
          onSection={(limit) => show(limit, query)}
        />
      ) : (
        <>
          <p className="found-count no-script">{resultsWording().needsScript}</p>
          <p className="found-count searching">{resultsWording().searching}</p>
          <AllPages pages={pages} />
        </>
      )}
    </>
  );
}

/** All pages by section; with a query (`?q=`), the places of the site that answer it, 20 a page. */
export default function SearchPage({pages}: Props): ReactNode {
  const sheets = useSearchSheets();
  return (
    <Layout
      title="Search"
      description="Find a page of this documentation by its title, address or description."
    >
      <main className="plain-page" {...sheets}>
        <h1>Search</h1>
        <Content pages={pages} />
      </main>
    </Layout>
  );
}
