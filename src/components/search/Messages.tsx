import type {SearchClient, SearchRequest} from '../../search/types';
import {type ReactNode, useEffect, useState} from 'react';

import {reportAddress} from './reportAddress';
import {suggestQueries} from './suggestions';
import {wording} from './wording';

/** Nobody answered; in `npm start` it also says how records are made. */
export function Failed(): ReactNode {
  const {errorTitle, errorHelp} = wording();
  return (
    <div className="find-message">
      <p className="find-title">{errorTitle}</p>
      <p>{errorHelp}</p>
      {process.env.NODE_ENV !== 'production' && (
        <p>
          In <code>npm start</code> the search answers from the last build: run{' '}
          <code>npm run build</code> once.
        </p>
      )}
    </div>
  );
}

interface NothingProps {
  readonly client: SearchClient;
  /** The request that found nothing. */
  readonly request: SearchRequest;
  /** A suggestion was chosen. */
  readonly onQuery: (query: string) => void;
}

/** The suggestions for a request that found nothing; none until they are known. */
function useSuggestions(client: SearchClient, request: SearchRequest): readonly string[] {
  const [known, setKnown] = useState<{of: string; queries: readonly string[]}>();
  useEffect(() => {
    let wanted = true;
    suggestQueries(client, request).then(
      (queries) => wanted && setKnown({of: request.query, queries}),
      // A failure here leaves the reader with what they know already.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
    // The request is made anew at every rendering; its query is what it differs by.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, request.query]);
  return known?.of === request.query ? known.queries : [];
}

/** Nothing was found: queries that find something, and a way to say that this one should have. */
export function Nothing({client, request, onQuery}: NothingProps): ReactNode {
  const suggestions = useSuggestions(client, request);
  const {noResultsFor, trySearchingFor, believe, letUsKnow} = wording();
  return (
    <div className="find-message">
      <p className="find-title">
        {noResultsFor} “<strong>{request.query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="search-suggestions">{trySearchingFor}:</p>
          <ul aria-labelledby="search-suggestions">
            {suggestions.map((query) => (
              <li key={query}>
                <button type="button" className="find-suggestion" onClick={() => onQuery(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {believe} <a href={reportAddress(request.query)}>{letUsKnow}</a>
      </p>
    </div>
  );
}
