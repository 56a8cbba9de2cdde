import type {
  SearchClient,
  SearchRequest,
  SearchResult,
  SearchUnavailable,
} from '@site/src/search/types';

/** How the latest query of the modal went. */
export type Outcome =
  | {readonly state: 'start'}
  | {readonly state: 'found'; readonly query: string; readonly count: number}
  | {readonly state: 'none'; readonly query: string; readonly request: SearchRequest}
  | {
      readonly state: 'failed';
      readonly query: string;
      readonly failure?: SearchUnavailable['failure'];
    };

function nothing(request: SearchRequest | undefined): SearchResult {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: request?.hitsPerPage ?? 0,
    query: request?.query ?? '',
    index: request?.indexName ?? '',
    processingTimeMS: 0,
  };
}

/**
 * The client as the modal gets it. The modal loses sight of a failure (it sets its status back to
 * idle before it has shown the error), so it is answered with nothing found, and `tell` hears what
 * really happened. Only the latest query is told of.
 */
export function reportingClient(
  client: SearchClient,
  tell: (outcome: Outcome) => void,
): SearchClient {
  let latest = 0;
  return {
    async search(input) {
      latest += 1;
      const own = latest;
      const [request] = input.requests;
      const query = request?.query ?? '';
      const tellLatest = (outcome: Outcome) => own === latest && tell(outcome);
      try {
        const answer = await client.search(input);
        const count = answer.results[0]?.nbHits ?? 0;
        tellLatest(
          count > 0 || !request ? {state: 'found', query, count} : {state: 'none', query, request},
        );
        return answer;
      } catch (error) {
        tellLatest({state: 'failed', query, failure: (error as SearchUnavailable).failure});
        return {results: [nothing(request)]};
      }
    },
  };
}
