import {STALLED_MS} from '../../search/query';
import type {
  SearchClient,
  SearchRequest,
  SearchResult,
  SearchUnavailable,
} from '../../search/types';

/** How the latest query of the modal went. */
export type Outcome =
  | {readonly state: 'start'}
  /** Without a count while texts are still being read. */
  | {readonly state: 'found'; readonly query: string; readonly count?: number}
  | {readonly state: 'none'; readonly query: string; readonly request: SearchRequest}
  | {
      readonly state: 'failed';
      readonly query: string;
      readonly failure?: SearchUnavailable['failure'];
    };

/** Callbacks for what the answers alone do not show. */
export interface Report {
  readonly outcome: (outcome: Outcome) => void;
  /** Whether the latest query has waited long for its answer. */
  readonly stalled: (isStalled: boolean) => void;
}

export interface ReportingClient extends SearchClient {
  /** Stops reporting on earlier queries: the reader has cleared the field. */
  readonly forget: () => void;
}

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
 * Wraps the client for the modal. The modal does not show failures (it sets its status back to idle
 * before it has rendered the error), so a failure is answered with an empty result, and `report` gets
 * the real outcome. Only the outcome of the latest query is reported.
 */
export function reportingClient(client: SearchClient, report: Report): ReportingClient {
  let latest = 0;
  let stall: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(stall);
    report.stalled(false);
  };
  /** The number of all hits, once all texts are read; none if that fails, as the hits are there. */
  const countAll = (request: SearchRequest) =>
    client.search({requests: [{...request, hitsPerPage: 1, isExact: true}]}).then(
      ({results}) => results[0]?.nbHits,
      () => undefined,
    );
  return {
    forget: () => {
      latest += 1;
      settle();
    },
    async search(input) {
      latest += 1;
      const own = latest;
      const [request] = input.requests;
      const query = request?.query ?? '';
      clearTimeout(stall);
      stall = setTimeout(() => report.stalled(true), STALLED_MS);
      const reportLatest = (outcome: Outcome) => {
        if (own === latest) {
          settle();
          report.outcome(outcome);
        }
      };
      try {
        const answer = await client.search(input);
        const [result] = answer.results;
        const count = result?.nbHits ?? 0;
        if (request && result?.isPartial) {
          reportLatest({state: 'found', query});
          if (own === latest) {
            void countAll(request).then((all) =>
              reportLatest({state: 'found', query, ...(all && {count: all})}),
            );
          }
        } else {
          reportLatest(
            count > 0 || !request
              ? {state: 'found', query, count}
              : {state: 'none', query, request},
          );
        }
        return answer;
      } catch (error) {
        reportLatest({state: 'failed', query, failure: (error as SearchUnavailable).failure});
        return {results: [nothing(request)]};
      }
    },
  };
}
