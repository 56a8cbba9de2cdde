import {expect, test} from 'vitest';

import type {GrowingEngine} from '../../../src/search/engine/createEngine';
import {type SearchRequest, type SearchResult, SearchUnavailable} from '../../../src/search/types';
import {answering} from '../../../src/search/worker/answering';
import type {Question, Reply} from '../../../src/search/worker/messages';

/** Something that ends when the test says so. */
function held<T>() {
  let settle!: {resolve: (value: T) => void; reject: (error: unknown) => void};
  const promise = new Promise<T>((resolve, reject) => (settle = {resolve, reject}));
  return {promise, ...settle};
}

/** Lets everything run that waits for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const request = (query: string): SearchRequest => ({indexName: 'docs', query});
const question = (id: number, ...queries: string[]): Question => ({
  id,
  pack: 'https://docs.example/search/pack.json',
  requests: queries.map(request),
});

/** An engine that knows what starts with a capital by name, and tells how far it has read. */
function readingEngine(steps: number) {
  let read = 0;
  const engine: GrowingEngine = {
    answer: ({query}) => ({
      isNamed: /^\p{Lu}/u.test(query),
      result: {query, nbHits: read} as SearchResult,
    }),
    readMore: () => {
      read += 1;
      return read < steps;
    },
  };
  return engine;
}

/** The worker's side with a load and pauses that the test ends. */
function setUp() {
  const loaded = held<GrowingEngine>();
  const loads: string[] = [];
  const pauses: ReturnType<typeof held<undefined>>[] = [];
  const replies: Reply[] = [];
  const ask = answering({
    load: (pack) => {
      loads.push(pack);
      return loaded.promise;
    },
    reply: (reply) => replies.push(reply),
    pause: () => {
      const pause = held<undefined>();
      pauses.push(pause);
      return pause.promise;
    },
  });
  const goOn = async () => {
    pauses.shift()?.resolve(undefined);
    await settled();
  };
  const load = async (engine: GrowingEngine) => {
    loaded.resolve(engine);
    await settled();
  };
  return {ask, loads, load, breakLoad: loaded.reject, goOn, pauses, replies};
}

const ids = (replies: readonly Reply[]) => replies.map(({id}) => id);
const failures = (replies: readonly Reply[]) =>
  replies.map((reply) => ('failure' in reply ? [reply.id, reply.failure] : [reply.id]));
/** What was read when a reply was given. */
const readBy = (reply: Reply | undefined) =>
  reply && 'results' in reply ? reply.results.map(({nbHits}) => nbHits) : undefined;

test('the engine is loaded at the first question and once, and all are answered in order', async () => {
  const {ask, loads, load, replies} = setUp();
  expect(loads).toEqual([]);
  [question(1, 'one'), question(2, 'two'), question(3, 'three')].forEach(ask);
  await load(readingEngine(1));
  ask(question(4, 'four'));
  expect(ids(replies)).toEqual([1, 2, 3, 4]);
  expect(loads).toEqual(['https://docs.example/search/pack.json']);
});

test('every request of a question is answered, in its order', async () => {
  const {ask, load, replies} = setUp();
  ask(question(1, 'one', 'two'));
  await load(readingEngine(1));
  const [reply] = replies;
  expect(reply && 'results' in reply && reply.results.map(({query}) => query)).toEqual([
    'one',
    'two',
  ]);
});

test('a question for words waits for the texts', async () => {
  const {ask, load, goOn, replies} = setUp();
  ask(question(1, 'words'));
  await load(readingEngine(3));
  await goOn();
  expect(replies).toEqual([]);
  await goOn();
  expect(ids(replies)).toEqual([1]);
  expect(readBy(replies[0])).toEqual([3]);
});

test('a question that wants the number of hits waits, though it names a place', async () => {
  const {ask, load, goOn, replies} = setUp();
  ask({...question(1), requests: [{...request('Named'), isExact: true}]});
  await load(readingEngine(2));
  expect(replies).toEqual([]);
  await goOn();
  expect(readBy(replies[0])).toEqual([2]);
});

test('an answer that was given before all texts were read says so', async () => {
  const {ask, load, goOn, replies} = setUp();
  ask(question(1, 'Named'));
  await load(readingEngine(2));
  await goOn();
  ask(question(2, 'Named'));
  expect(
    replies.map((reply) => 'results' in reply && reply.results.map(({isPartial}) => isPartial)),
  ).toEqual([[true], [undefined]]);
});

test('a named question is answered while texts are read, and those before it first', async () => {
  const {ask, load, goOn, replies} = setUp();
  await load(readingEngine(2));
  ask(question(1, 'words'));
  await settled();
  ask(question(2, 'Name'));
  ask(question(3, 'words after it'));
  expect(ids(replies)).toEqual([1, 2]);
  expect(readBy(replies[1])).toEqual([1]);
  await goOn();
  expect(ids(replies)).toEqual([1, 2, 3]);
  expect(readBy(replies[2])).toEqual([2]);
});

test('so it is when the question came before the names', async () => {
  const {ask, load, replies} = setUp();
  [question(1, 'words'), question(2, 'Name'), question(3, 'words')].forEach(ask);
  await load(readingEngine(2));
  expect(ids(replies)).toEqual([1, 2]);
});

test('a question is named only when all its requests are', async () => {
  const {ask, load, goOn, replies} = setUp();
  await load(readingEngine(2));
  ask(question(1, 'Name', 'words'));
  await settled();
  expect(replies).toEqual([]);
  await goOn();
  expect(readBy(replies[0])).toEqual([2, 2]);
});

test('what only starts the worker hurries no question before it', async () => {
  const {ask, load, goOn, replies} = setUp();
  await load(readingEngine(2));
  ask(question(1, 'words'));
  ask(question(2));
  await settled();
  expect(replies).toEqual([]);
  await goOn();
  expect(ids(replies)).toEqual([1, 2]);
});

for (const failure of ['offline', 'timeout', 'status', 'records'] as const) {
  test(`a load that fails with "${failure}" answers every question with it`, async () => {
    const {ask, breakLoad, loads, replies} = setUp();
    ask(question(1, 'one'));
    ask(question(2, 'Two'));
    breakLoad(new SearchUnavailable(failure, 'so it is'));
    await settled();
    ask(question(3, 'later'));
    expect(failures(replies)).toEqual([1, 2, 3].map((id) => [id, failure]));
    expect(replies[0]).toHaveProperty('detail', expect.stringContaining('so it is'));
    expect(loads).toHaveLength(1);
  });
}

test('records that the engine cannot read are corrupt records', async () => {
  const {ask, breakLoad, replies} = setUp();
  ask(question(1, 'one'));
  breakLoad(new TypeError('name is not a string'));
  await settled();
  expect(failures(replies)).toEqual([[1, 'records']]);
});

test('a failure while texts are read fails those that wait and those to come', async () => {
  const {ask, load, replies} = setUp();
  const engine = readingEngine(2);
  ask(question(1, 'words'));
  await load({
    ...engine,
    readMore: () => {
      throw new TypeError('no text');
    },
  });
  ask(question(2, 'words'));
  ask(question(3, 'Name'));
  expect(failures(replies)).toEqual([
    [1, 'records'],
    [2, 'records'],
    [3, 'records'],
  ]);
});

test('a question that breaks the engine takes none with it unanswered', async () => {
  const {ask, load, replies} = setUp();
  const engine = readingEngine(1);
  const answer: GrowingEngine['answer'] = (asked) => {
    if (asked.query === 'bad') {
      throw new TypeError('broken');
    }
    return engine.answer(asked);
  };
  [question(1, 'good'), question(2, 'bad'), question(3, 'Name')].forEach(ask);
  await load({...engine, answer});
  expect(ids(replies).sort()).toEqual([1, 2, 3]);
  expect(failures(replies).filter(([id]) => id !== 1)).toEqual([
    [2, 'records'],
    [3, 'records'],
  ]);
});

test('it does not when everything is read either, nor does it throw', async () => {
  const {ask, load, replies} = setUp();
  const engine = readingEngine(1);
  ask(question(1, 'one'));
  let isBroken = false;
  await load({
    ...engine,
    answer: (asked) => {
      if (isBroken) {
        throw new TypeError('broken');
      }
      return engine.answer(asked);
    },
  });
  isBroken = true;
  expect(() => ask(question(2, 'two'))).not.toThrow();
  expect(failures(replies)).toEqual([[1], [2, 'records']]);
});
