import {afterEach, beforeEach, expect, test} from 'vitest';

import {searchClient} from '../../../src/search/client';
import {
  type SearchClient,
  type SearchRequest,
  type SearchResult,
  SearchUnavailable,
} from '../../../src/search/types';
import {embeddedClient, type EngineWorker} from '../../../src/search/worker/client';
import type {Question, Reply} from '../../../src/search/worker/messages';

type Listener = Parameters<EngineWorker['addEventListener']>[1];

/** A worker that answers when the test says so. */
class FakeWorker implements EngineWorker {
  readonly asked: Question[] = [];
  isEnded = false;
  private readonly listeners: [type: string, listener: Listener][] = [];

  addEventListener(type: string, listener: Listener): void {
    this.listeners.push([type, listener]);
  }

  postMessage(message: unknown): void {
    this.asked.push(structuredClone(message) as Question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(type: 'message' | 'error' | 'messageerror', event: Parameters<Listener>[0] = {}): void {
    this.listeners.filter(([own]) => own === type).forEach(([, listener]) => listener(event));
  }

  reply(data: Reply): void {
    this.tell('message', {data});
  }

  /** Answers a question by its place with a result of that many hits. */
  answer(place: number, nbHits: number): void {
    const {id} = this.asked[place] as Question;
    this.reply({id, results: [{nbHits} as SearchResult]});
  }
}

const page = {
  location: {href: 'https://docs.example/base/guides/pods?q=x#y'},
  navigator: {onLine: true},
};
const before = Object.keys(page).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

beforeEach(() => {
  page.navigator.onLine = true;
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, {value, configurable: true});
  }
});

afterEach(() => {
  for (const [name, descriptor] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) {
      Object.defineProperty(globalThis, name, descriptor);
    }
  }
});

function setUp() {
  const workers: FakeWorker[] = [];
  const client = embeddedClient('/base/', () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const ask = (query: string) => hitsOf(client, query);
  const worker = (place: number) => workers[place] as FakeWorker;
  return {client, workers, worker, ask};
}

/** How many hits came, or why none did. */
async function hitsOf(client: SearchClient, query: string): Promise<unknown> {
  try {
    const {results} = await client.search({requests: [{indexName: 'docs', query}]});
    return results[0]?.nbHits;
  } catch (error) {
    return error instanceof SearchUnavailable ? error.failure : error;
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the worker starts with the first query and gets it with the address of the records', async () => {
  const {workers, worker, ask} = setUp();
  expect(workers).toEqual([]);
  const hits = ask('pod');
  expect(worker(0).asked).toMatchObject([
    {
      pack: 'https://docs.example/base/search/pack.json',
      requests: [{indexName: 'docs', query: 'pod'}],
    },
  ]);
  worker(0).answer(0, 7);
  expect(await hits).toBe(7);
});

test('one worker answers all; answers go to their questions whatever their order', async () => {
  const {workers, worker, ask} = setUp();
  const all = Promise.all([ask('one'), ask('two'), ask('three')]);
  await settled();
  worker(0).answer(2, 3);
  worker(0).answer(0, 1);
  worker(0).answer(1, 2);
  expect(await all).toEqual([1, 2, 3]);
  expect(workers).toHaveLength(1);
});

test('an answer that nobody waits for disturbs nobody', async () => {
  const {worker, ask} = setUp();
  const hits = ask('one');
  await settled();
  worker(0).reply({id: 99, results: []});
  worker(0).answer(0, 1);
  worker(0).answer(0, 2);
  expect(await hits).toBe(1);
});

test('a failure ends the worker and all that waited; the next query starts a new one', async () => {
  const {workers, worker, ask} = setUp();
  const all = Promise.all([ask('one'), ask('two')]);
  await settled();
  worker(0).reply({id: 1, failure: 'status', detail: 'HTTP 503'});
  expect(await all).toEqual(['status', 'status']);
  expect(worker(0).isEnded).toBe(true);

  const next = ask('three');
  expect(workers).toHaveLength(2);
  worker(0).answer(0, 100);
  worker(1).answer(0, 3);
  expect(await next, 'what the old worker still says does not count').toBe(3);
  expect(worker(1).isEnded).toBe(false);
});

test('a late failure of an ended worker does not touch the new one', async () => {
  const {worker, ask} = setUp();
  const first = ask('one');
  worker(0).tell('error');
  await first;
  const next = ask('two');
  worker(0).reply({id: 1, failure: 'records', detail: 'late'});
  worker(1).answer(0, 2);
  expect(await next).toBe(2);
});

test('what a reader is told names the failure', async () => {
  const {client, worker} = setUp();
  const answer = client.search({requests: []});
  worker(0).reply({id: 1, failure: 'records', detail: 'the file is of another form'});
  await expect(answer).rejects.toThrow(/not available \(records\): the file is of another form/);
});

for (const [onLine, failure] of [
  [true, 'worker'],
  [false, 'offline'],
] as const) {
  test(`a script that does not run is "${failure}" when the browser is ${onLine ? 'on' : 'off'}line`, async () => {
    const {workers, worker, ask} = setUp();
    page.navigator.onLine = onLine;
    const hits = ask('one');
    worker(0).tell('error');
    expect(await hits).toBe(failure);
    expect(worker(0).isEnded).toBe(true);
    page.navigator.onLine = true;
    const next = ask('two');
    expect(workers).toHaveLength(2);
    worker(1).answer(0, 2);
    expect(await next).toBe(2);
  });
}

test('an answer that cannot be read is a failure of the worker', async () => {
  const {worker, ask} = setUp();
  const hits = ask('one');
  worker(0).tell('messageerror');
  expect(await hits).toBe('worker');
  expect(worker(0).isEnded).toBe(true);
});

test('a worker that the browser refuses fails the query, and the next one tries again', async () => {
  let isRefused = true;
  const worker = new FakeWorker();
  const client = embeddedClient('/', () => {
    if (isRefused) {
      throw new DOMException('Refused by the policy of the page', 'SecurityError');
    }
    return worker;
  });
  expect(await hitsOf(client, 'one')).toBe('worker');
  isRefused = false;
  const next = hitsOf(client, 'two');
  worker.answer(0, 2);
  expect(await next).toBe(2);
});

test('a question that cannot be copied fails alone', async () => {
  const {client, workers, worker, ask} = setUp();
  const good = ask('one');
  const odd = {indexName: 'docs', query: 'x', page: () => 1} as unknown as SearchRequest;
  await expect(client.search({requests: [odd]})).rejects.toBeInstanceOf(SearchUnavailable);
  worker(0).answer(0, 1);
  expect(await good).toBe(1);
  expect(workers).toHaveLength(1);
});

test('code that cannot be fetched fails the query; the next one fetches it again, and once', async () => {
  const options = {
    hosted: undefined,
    folder: '/',
  } as const;
  const {client} = setUp();
  let made = 0;
  let isOffline = true;
  const make = async () => {
    made += 1;
    if (isOffline) {
      throw Object.assign(new Error('Loading chunk 1 failed.'), {name: 'ChunkLoadError'});
    }
    return client;
  };
  const failure = await searchClient(options, make).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SearchUnavailable);
  expect(failure).toMatchObject({failure: 'offline', cause: {name: 'ChunkLoadError'}});
  isOffline = false;
  expect(await searchClient(options, make)).toBe(client);
  expect(await searchClient(options, make)).toBe(client);
  expect(made).toBe(2);
});
