import type {SearchClient, SearchRequest} from '../../search/types';
import {type ReactNode, useEffect, useState} from 'react';

import {type AddressRules, hitAddress} from './hitAddress';
import HitText from './HitText';
import {reportAddress} from './reportAddress';
import {resultsWording} from './resultsWording';
import StartList from './StartList';
import {suggest, type Suggestions} from './suggestions';

interface Props {
  readonly client: SearchClient;
  /** The request that found nothing. */
  readonly request: SearchRequest;
  readonly rules: AddressRules;
  /** A suggestion was chosen. */
  readonly onQuery: (query: string) => void;
}

const none: Suggestions = {queries: [], nearest: []};

/** The suggestions for a request that found nothing; none until they are known. */
function useSuggestions(client: SearchClient, request: SearchRequest): Suggestions {
  const [known, setKnown] = useState<{of: string; suggestions: Suggestions}>();
  useEffect(() => {
    let wanted = true;
    suggest(client, request).then(
      (suggestions) => wanted && setKnown({of: request.query, suggestions}),
      // A failure here leaves the reader with what they know already.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
    // The request is made anew at every rendering; its query is what it differs by.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, request.query]);
  return known?.of === request.query ? known.suggestions : none;
}

/**
 * Nothing was found: what to try, the nearest names, queries that find something, the places to start,
 * and a way to say that this query should have found something.
 */
export default function Nothing({client, request, rules, onQuery}: Props): ReactNode {
  const {queries, nearest} = useSuggestions(client, request);
  const text = resultsWording();
  return (
    <div className="find-message">
      <p className="find-title">
        {text.noResultsFor} “<strong>{request.query}</strong>”
      </p>
      <p>{text.noResultsHelp}</p>
      {nearest.length > 0 && (
        <>
          <p id="search-nearest">{text.nearestNames}:</p>
          <ul aria-labelledby="search-nearest" className="find-rows">
            {nearest.map((hit) => (
              <li key={hit.objectID}>
                <a className="hit" data-follow href={hitAddress(hit.url, rules)}>
                  <HitText hit={hit} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {queries.length > 0 && (
        <>
          <p id="search-suggestions">{text.trySearchingFor}:</p>
          <ul aria-labelledby="search-suggestions">
            {queries.map((query) => (
              <li key={query}>
                <button type="button" className="find-suggestion" onClick={() => onQuery(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p id="search-start">{text.startHere}:</p>
      <StartList baseUrl={rules.baseUrl} labelledBy="search-start" />
      <p>
        {text.believe} <a href={reportAddress(request.query)}>{text.letUsKnow}</a>
      </p>
    </div>
  );
}
