import {HITS_PER_PAGE, STALLED_MS} from '../../search/query';
import {within} from '../../search/sectionFilter';
import type {SearchClient, SearchRequest, SearchResult} from '../../search/types';
import {type Section, sections} from '../../site/sections';
import {useEffect, useState} from 'react';

import type {SearchSetup} from './useSearchSetup';

/** What was answered to a query. */
interface Answered {
  readonly result: SearchResult;
  /**
   * Results in all sections together, then in each, whatever these results are limited to. The first
   * need not be the sum: of a section alone, places that meet fewer of the words are good enough.
   */
  readonly counts: readonly number[];
}

/**
 * What was answered on this visit: on Back the page has its results, and so its height, at once, and
 * the browser can return to the place where the reader was.
 */
const answered = new Map<string, Answered>();
const counted = new Map<string, readonly number[]>();

export interface Results {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The answer to the query, or while that is on its way the one before it. */
  readonly answer: Answered | null;
}

/** What is asked for. */
export interface Wanted {
  /** Nothing is asked while it is empty. */
  readonly query: string;
  /** Counted from 1. */
  readonly page: number;
  readonly section: Section | undefined;
}

const idle: Results = {status: 'idle', answer: null};

/**
 * How long the reader of a page whose address came with the query has waited for its first answer, in
 * milliseconds; 0 for later queries. The page has said that it is searching (`search.css`), and must
 * not stop to say so for a moment.
 */
function waitedBefore(): number {
  const {dataset} = document.documentElement;
  const isFirst = dataset.query !== undefined;
  delete dataset.query;
  return isFirst ? performance.now() : 0;
}

/** Asks for a page of results, and with it, unless they are known, for the numbers of all sections. */
async function ask(
  client: SearchClient,
  request: Omit<SearchRequest, 'query'>,
  {query, page, section}: Wanted,
): Promise<Answered | null> {
  const {facetFilters} = request;
  const known = counted.get(query);
  const limitedTo = (one: Section | undefined) =>
    one ? {facetFilters: within(one, facetFilters)} : {};
  // The results themselves say how many there are of what they are limited to, if to nothing.
  const uncounted = known ? [] : [...(section ? [undefined] : []), ...sections];
  const {results} = await client.search({
    requests: [
      {
        ...request,
        query,
        page: page - 1,
        hitsPerPage: HITS_PER_PAGE,
        isExact: true,
        ...limitedTo(section),
      },
      ...uncounted.map((one) => ({...request, query, hitsPerPage: 1, ...limitedTo(one)})),
    ],
  });
  const [result, ...rest] = results;
  if (!result) {
    return null;
  }
  const counts = known ?? (section ? rest : results).map(({nbHits}) => nbHits);
  counted.set(query, counts);
  return {result, counts};
}

/** The results of a query, a page at a time, in all sections or in one. */
export function useResults({client, request}: SearchSetup, wanted: Wanted): Results {
  const {query, page, section} = wanted;
  const key = `${page} ${section?.pluginId ?? ''} ${query}`;
  const known = answered.get(key);
  const [state, setState] = useState<Results & {key: string}>({...idle, key: ''});

  useEffect(() => {
    if (!query || answered.has(key)) {
      return undefined;
    }
    let isWanted = true;
    const stalled = setTimeout(
      () => setState((before) => ({status: 'stalled', answer: before.answer, key})),
      Math.max(0, STALLED_MS - waitedBefore()),
    );
    const settle = (results: Results) => {
      clearTimeout(stalled);
      if (isWanted) {
        setState({...results, key});
      }
    };
    ask(client, request(), {query, page, section}).then(
      (answer) => {
        if (answer) {
          answered.set(key, answer);
        }
        settle({status: 'idle', answer});
      },
      () => settle({status: 'error', answer: null}),
    );
    return () => {
      isWanted = false;
      clearTimeout(stalled);
    };
  }, [client, request, query, page, section, key]);

  if (!query) {
    return idle;
  }
  if (known) {
    return {status: 'idle', answer: known};
  }
  return state.key === key ? state : {status: 'loading', answer: state.answer};
}
