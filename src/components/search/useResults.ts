import {HITS_PER_PAGE, STALLED_MS} from '../../search/query';
import type {SearchResult} from '../../search/types';
import {useEffect, useState} from 'react';

import type {SearchSetup} from './useSearchSetup';

/**
 * What was answered on this visit: on Back the page has its results, and so its height, at once, and
 * the browser can return to the place where the reader was.
 */
const answered = new Map<string, SearchResult>();

export interface Results {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The answer to the query, or while that is on its way the one before it. */
  readonly result: SearchResult | null;
}

const idle: Results = {status: 'idle', result: null};

/**
 * The results of a query, a page at a time.
 *
 * @param query nothing is asked while it is empty
 * @param page counted from 1
 */
export function useResults({client, request}: SearchSetup, query: string, page: number): Results {
  const key = `${page} ${query}`;
  const known = answered.get(key);
  const [answer, setAnswer] = useState<Results & {key: string}>({...idle, key: ''});

  useEffect(() => {
    if (!query || answered.has(key)) {
      return undefined;
    }
    let wanted = true;
    const stalled = setTimeout(
      () => setAnswer((before) => ({status: 'stalled', result: before.result, key})),
      STALLED_MS,
    );
    const settle = (results: Results) => {
      clearTimeout(stalled);
      if (wanted) {
        setAnswer({...results, key});
      }
    };
    client
      .search({requests: [{...request(), query, page: page - 1, hitsPerPage: HITS_PER_PAGE}]})
      .then(
        ({results: [result]}) => {
          if (result) {
            answered.set(key, result);
          }
          settle({status: 'idle', result: result ?? null});
        },
        () => settle({status: 'error', result: null}),
      );
    return () => {
      wanted = false;
      clearTimeout(stalled);
    };
  }, [client, request, query, page, key]);

  if (!query) {
    return idle;
  }
  if (known) {
    return {status: 'idle', result: known};
  }
  return answer.key === key ? answer : {status: 'loading', result: answer.result};
}
