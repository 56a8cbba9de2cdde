import {afterEach, beforeEach, expect, test} from 'vitest';
import {liteClient} from 'algoliasearch/lite';

import {hostedClient, type HostedSettings, TIMEOUTS} from '../../../src/search/hosted/client';
import {emptyIndex} from '../../support/hostedIndex';
import {APP_ID, SEARCH_KEY, type StandIn, startStandIn} from '../../support/hostedStandIn';
import {someRecords} from '../../support/searchRecords';

const INDEX = 'Documentation Website';
const MINUTE = 60_000;

let hosts: StandIn[];
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  hosts = await Promise.all([startStandIn(), startStandIn(), startStandIn()]);
  for (const {indexes} of hosts) {
    const objects = new Map(someRecords.map((record) => [record.objectID, {...record}]));
    indexes.set(INDEX, {...emptyIndex(), objects});
  }
});

afterEach(() => Promise.all(hosts.map((host) => host.close())));

function clientFor(count: number, more: Partial<HostedSettings> = {}, storage?: Storage) {
  const settings: HostedSettings = {
    indexName: INDEX,
    appId: APP_ID,
    apiKey: SEARCH_KEY,
    hosts: hosts.slice(0, count).map(({url}) => url),
    ...more,
  };
  return hostedClient(settings, {now: () => now, ...(storage && {storage})});
}

function clientOf(...options: Parameters<typeof clientFor>) {
  const client = clientFor(...options);
  return (query: string) => client.search({requests: [{indexName: INDEX, query}]});
}

/** The host that is asked first. */
const first = () => hosts[0] as StandIn;
/** How often each host has been asked. */
const asked = () => hosts.map(({seen}) => seen.length);

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

test('the request has path, credentials and body as the specification says [7.2] [7.3] [7.4] [7.5] [7.6]', async () => {
  await clientOf(1)('pod');
  const [seen] = hosts[0]?.seen ?? [];
  expect(seen).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
  expect(seen?.query).toMatchObject({
    'x-algolia-application-id': APP_ID,
    'x-algolia-api-key': SEARCH_KEY,
  });
  expect(seen?.headers['content-type']).toBe('text/plain');
  expect(
    Object.keys(seen?.headers ?? {}).filter((name) => /api-key|application/.test(name)),
  ).toEqual([]);
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(seen?.body).toEqual({
    requests: [
      {
        query: 'pod',
        indexName: INDEX,
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels.slice(1).map((level) => `${level}:10`), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
      },
    ],
  });
});

test('hits come as the embedded search has them: whole and escaped', async () => {
  const {results} = await clientOf(1)('pod');
  const [result] = results;
  expect(result).toMatchObject({nbHits: 2, page: 0, nbPages: 1, query: 'pod', index: INDEX});
  expect(result?.hits[0]).toMatchObject({
    ...someRecords[0],
    _highlightResult: {
      hierarchy: {lvl1: {value: 'Run a <mark>pod</mark>'}},
      content: {value: 'A &#60;b&#62;<mark>pod</mark>&#60;/b&#62; &#38; its data.'},
    },
  });
});

test('an answer that was asked for with analytics keeps its id [7.9]', async () => {
  const client = clientFor(1);
  const ids = async (clickAnalytics: boolean) =>
    (
      await client.search({requests: [{indexName: INDEX, query: 'pod', clickAnalytics}]})
    ).results.map(({queryID}) => queryID);
  expect(await ids(true)).toEqual(['a1b2c3']);
  expect(await ids(false)).toEqual([undefined]);
});

test('a host that fails is left alone for two minutes and then asked again [9.17]', async () => {
  const search = clientOf(2);
  first().behave = () => ({status: 503});
  await search('one');
  expect(asked()).toEqual([1, 1, 0]);
  await search('two');
  now += 2 * MINUTE - 1;
  await search('three');
  expect(asked(), 'the failed host is left alone').toEqual([1, 3, 0]);
  first().behave = () => undefined;
  now += 1;
  await search('four');
  expect(asked(), 'and then asked again').toEqual([2, 3, 0]);
});

test('the next page knows which host failed, whatever is kept', async () => {
  const storage = memoryStorage();
  first().behave = () => 'break off';
  await clientOf(2, {}, storage)('one');
  await clientOf(2, {}, storage)('two');
  expect(asked()).toEqual([1, 2, 0]);
  storage.setItem(`search-hosts-${APP_ID}`, '{"http":');
  await clientOf(2, {}, storage)('three');
  expect(asked()).toEqual([2, 3, 0]);
});

test('the official client by itself asks the dead host each time', async () => {
  // When this fails an upgrade has mended it: our own cache of hosts may go.
  const client = liteClient(APP_ID, SEARCH_KEY, {
    authMode: 'WithinQueryParameters',
    hosts: hosts.slice(0, 2).map(({url}) => ({
      url: new URL(url).host,
      accept: 'readWrite',
      protocol: 'http',
    })),
  });
  first().behave = () => ({status: 503});
  await client.search({requests: [{indexName: INDEX, query: 'one'}]});
  await client.search({requests: [{indexName: INDEX, query: 'two'}]});
  expect(asked()).toEqual([2, 2, 0]);
});

test('a host that says nothing is given up in time (1 s, 2 s, 30 s), and the next one asked [9.16]', async () => {
  expect(TIMEOUTS).toEqual({connect: 1_000, read: 2_000, write: 30_000});
  const search = clientOf(2);
  first().behave = () => 'never answer';
  const start = Date.now();
  const {results} = await search('pod');
  expect(results[0]?.nbHits).toBe(2);
  expect(Date.now() - start).toBeGreaterThan(900);
  expect(Date.now() - start).toBeLessThan(5_000);
  await search('hub');
  expect(asked()).toEqual([1, 2, 0]);
});

test('when all hosts fail the reader is told why, and the next query asks again [8.1]', async () => {
  const search = clientOf(3);
  for (const host of hosts) {
    host.behave = () => ({status: 500});
  }
  await expect(search('pod')).rejects.toMatchObject({
    name: 'SearchUnavailable',
    failure: 'status',
    message: expect.stringContaining('HTTP 500'),
  });
  for (const host of hosts) {
    host.behave = () => 'break off';
  }
  await expect(search('pod')).rejects.toMatchObject({failure: 'offline'});
  expect(asked()).toEqual([2, 2, 2]);
  for (const host of hosts) {
    host.behave = () => undefined;
  }
  await expect(search('pod')).resolves.toMatchObject({results: [{nbHits: 2}]});
});

test('a refused key, too many requests and senseless answers are failures at once', async () => {
  const wrong = clientOf(2, {apiKey: 'f'.repeat(32)});
  await expect(wrong('pod')).rejects.toMatchObject({
    name: 'SearchUnavailable',
    failure: 'status',
    cause: {status: 403},
  });
  const search = clientOf(2);
  for (const [behaviour, failure] of [
    [{status: 429}, 'status'],
    [{status: 200, text: '<html>'}, 'records'],
    [{status: 200, body: {results: []}}, 'records'],
    [{status: 200, body: {results: [{hits: [{}], nbHits: 1}]}}, 'records'],
  ] as const) {
    first().behave = () => behaviour;
    await expect(search('pod')).rejects.toMatchObject({name: 'SearchUnavailable', failure});
  }
  expect(asked()).toEqual([5, 0, 0]);
});
