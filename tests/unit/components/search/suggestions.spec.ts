import {expect, test} from 'vitest';

import {nearestHits, suggest} from '../../../../src/components/search/suggestions';
import type {SearchClient, SearchHit, SearchRequest} from '../../../../src/search/types';

function hit(name: string, objectID = name): SearchHit {
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID,
    url: `https://docs.example/${objectID}`,
    type: 'lvl1',
    hierarchy: {lvl0: 'API Reference', lvl1: name, ...levels},
  } as SearchHit;
}

const namesOf = (hits: readonly SearchHit[]) => hits.map(({hierarchy}) => hierarchy.lvl1);

test('the nearest names come first, at most three, whatever their dots and capitals', () => {
  const hits = ['Pod', 'bitfount.data.csv_source', 'CSVSource', 'CSVSources', 'CSVSourceX'].map(
    (name) => hit(name),
  );
  expect(namesOf(nearestHits('CSVsorce', hits))).toEqual([
    'bitfount.data.csv_source',
    'CSVSource',
    'CSVSources',
  ]);
});

test('each name is there once, and names that are far away are not', () => {
  expect(namesOf(nearestHits('path', [hit('path', 'a'), hit('path', 'b')]))).toEqual(['path']);
  expect(nearestHits('pricing', [hit('prime_q'), hit('Pod')])).toEqual([]);
  expect(namesOf(nearestHits('qq podd', [hit('Pod')])), 'one of its words').toEqual(['Pod']);
});

test('suggested queries are parts that find something', async () => {
  const asked: SearchRequest[] = [];
  const client: SearchClient = {
    search: ({requests}) => {
      asked.push(...requests);
      return Promise.resolve({
        results: requests.map(({query}) => {
          const hits = query === 'pod' ? [hit('Pod')] : [];
          return {hits, nbHits: hits.length, query} as never;
        }),
      });
    },
  };
  const request = {indexName: 'x', query: 'pod qqzz', facetFilters: ['language:en']};
  const {queries, nearest} = await suggest(client, request);
  expect(queries).toEqual(['pod']);
  expect(namesOf(nearest)).toEqual(['Pod']);
  expect(asked.every(({facetFilters}) => facetFilters === request.facetFilters)).toBe(true);
});
