import {describe, expect, it} from 'vitest';

import {type Outcome, reportingClient} from '../../../../src/components/search/reportingClient';
import type {SearchClient, SearchResult} from '../../../../src/search/types';

const result = (partial: Partial<SearchResult>): SearchResult => ({
  hits: [],
  nbHits: 1,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  query: 'pod',
  index: 'docs',
  processingTimeMS: 0,
  ...partial,
});

/** Wraps a client that answers partly, unless all is asked for, once it is let. */
function setUp() {
  const asked: Parameters<SearchClient['search']>[0][] = [];
  const outcomes: Outcome[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const inner: SearchClient = {
    async search(input) {
      asked.push(input);
      await answered;
      const isExact = input.requests[0]?.isExact ?? false;
      return {results: [result(isExact ? {nbHits: 7} : {isPartial: true})]};
    },
  };
  const client = reportingClient(inner, {
    outcome: (outcome) => outcomes.push(outcome),
    stalled: () => undefined,
  });
  return {asked, outcomes, answer, client};
}

const request = {requests: [{indexName: 'docs', query: 'pod'}]};

describe('the client of the modal', () => {
  it('counts all results after a partial answer', async () => {
    const {asked, outcomes, answer, client} = setUp();
    answer();
    await client.search(request);
    await expect
      .poll(() => outcomes)
      .toEqual([
        {state: 'found', query: 'pod'},
        {state: 'found', query: 'pod', count: 7},
      ]);
    expect(asked).toHaveLength(2);
  });

  it('counts nothing for a query that has since been cleared', async () => {
    const {asked, outcomes, answer, client} = setUp();
    const searched = client.search(request);
    client.forget();
    answer();
    await searched;
    expect(asked).toHaveLength(1);
    expect(outcomes).toEqual([]);
  });
});
