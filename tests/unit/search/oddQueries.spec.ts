import {expect, test} from 'vitest';

import {createEngine, growingEngine} from '../../../src/search/engine/createEngine';
import type {SearchRecord} from '../../../src/search/types';
import {processorTime} from '../support/processorTime';
import {headingOf, symbolOf, textBelow} from './places';

/** Far above what an answer takes, far below what a runaway rule would. */
const LONGEST = 2_000;

const SYLLABLES = ['data', 'set', 'model', 'pod', 'server', 'view', 'code', 'run', 'hub', 'runner'];
const nameOf = (number: number) =>
  [...String(1_000 + number)].map((digit) => SYLLABLES[Number(digit)] ?? '').join('_');

/** As many places as a small site has, and some whose names are odd themselves. */
const records: SearchRecord[] = Array.from({length: 1_000}, (_none, number) => {
  const name = nameOf(number);
  const place =
    number % 2 === 0
      ? headingOf([`Page ${number}`, name.replaceAll('_', ' ')], `About ${name}.`)
      : symbolOf('function', [`kit.part${number}`, name], `Returns the ${name} of it.`);
  return [place, textBelow(place, `Words on ${nameOf((number * 7) % 1_000)} and more of them.`)];
}).flat();
const ODD_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', '…', '<b>', '⚠️', '@'];
const odd = ODD_NAMES.map((name, number) => symbolOf('method', ['kit.odd', `Odd${number}`, name]));

const engine = createEngine([...records, ...odd]);

const words = (count: number, of: (number: number) => string) =>
  Array.from({length: count}, (_none, number) => of(number)).join(' ');

const queries = new Map([
  ['nothing', ''],
  ['spaces', '   '],
  ['control characters', '\n\t\u0000\u200b\ufeff'],
  ['64 emoji', '😀'.repeat(64)],
  ['emoji of several signs', '👩‍👩‍👧‍👦 ❤️ 1️⃣ 🇬🇧'],
  ['half of a pair', '\ud83d data \ude00'],
  ['a pair across the end', `${'x'.repeat(511)}😀`],
  ['right to left', 'كيف أبدأ حاوية البيانات؟ איך מתחילים'],
  ['right-to-left marks', '\u202edata\u202c \u200fmodel'],
  ['no spaces between words', '如何运行一个数据容器并连接到集线器'],
  ['marks without letters', '\u0301\u0301\u0301'],
  ['letters that grow when folded', 'İıßﬁŉΐ'],
  ['many marks on a letter', `a${'\u0301'.repeat(600)}`],
  ['signs of expressions', '.*+?^${}()|[]\\/'],
  ['an expression that backtracks', `${'(a+'.repeat(100)}${'a'.repeat(200)}!`],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['toString', 'toString'],
  ['hasOwnProperty', 'hasOwnProperty valueOf isPrototypeOf'],
  ['a path of such', '__proto__.constructor.prototype'],
  ['quotes', `"'\`’“”`],
  ['only dots', '.....'],
  ['only opening brackets', '('.repeat(5_000)],
  ['only underscores', '_'.repeat(600)],
  ['SQL', "'; DROP TABLE records; -- OR 1=1"],
  ['HTML', '<img src=x onerror=alert(1)><script>alert("x")</script>'],
  ['an address', 'https://docs.example/guides/pods?q=1&x=%20#hash'],
  ['a path', 'C:\\data\\*.csv ../../etc/passwd'],
  ['600 of one letter', 'a'.repeat(600)],
  ['100,000 letters', 'data'.repeat(25_000)],
  ['many short words', words(256, (number) => String.fromCharCode(97 + (number % 26)))],
  ['many misspelt words', words(100, (number) => `${nameOf(number).replaceAll('_', '')}x`)],
  ['many known words', words(100, (number) => SYLLABLES[number % 10] ?? '')],
  ['many case changes', 'aB'.repeat(300)],
  ['a long dotted name', words(200, () => 'data').replaceAll(' ', '.')],
]);

for (const [name, query] of queries) {
  test(`${name}: answered in time`, () => {
    const {time, result} = processorTime(() =>
      engine.search({indexName: 'docs', query, hitsPerPage: 20}),
    );
    expect(time).toBeLessThan(LONGEST);
    expect(result.query).toBe(query);
    expect(result.hits).toHaveLength(Math.min(result.nbHits, 20));
    const ids = result.hits.map(({objectID}) => objectID);
    expect(new Set(ids).size, 'no place twice').toBe(ids.length);
    for (const {_highlightResult, _snippetResult} of result.hits) {
      const html = JSON.stringify([_highlightResult, _snippetResult]);
      expect(html.replace(/<\/?em>/g, '')).not.toMatch(/[<>]/);
    }
  });
}

for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'CONSTRUCTOR']) {
  test(`"${name}" is a name like any other`, () => {
    const [hit] = engine.search({indexName: 'docs', query: name}).hits;
    expect(hit?.hierarchy.lvl3?.toLowerCase()).toBe(name.toLowerCase());
  });
}

test('such a name that the site does not have is not found', () => {
  const plain = createEngine([headingOf(['Running pods'], 'Start one.')]);
  for (const query of ['constructor', '__proto__', 'toString', 'valueOf']) {
    expect(plain.search({indexName: 'docs', query}).nbHits, query).toBe(0);
  }
});

for (const name of ['nothing', 'spaces', 'control characters', '64 emoji', 'only dots', 'quotes']) {
  test(`${name}: nothing is found`, () => {
    expect(engine.search({indexName: 'docs', query: queries.get(name) as string}).nbHits).toBe(0);
  });
}

test('signs around a word do not hide it', () => {
  const plain = createEngine([headingOf(['Glossary', 'Pod'], 'A server.')]);
  for (const query of ['"pod"', '(pod)', '**pod**', 'pod?', 'pod ⚠️', '❤️ pod', '<pod>', '`pod`']) {
    const [hit] = plain.search({indexName: 'docs', query}).hits;
    expect(hit?.objectID, query).toBe('/guides/glossary#pod');
  }
});

test('what stands far behind is not looked at', () => {
  const plain = createEngine([headingOf(['Glossary', 'Pod'], 'A server.')]);
  const ask = (spaces: number) =>
    plain.search({indexName: 'docs', query: `${' '.repeat(spaces)}pod`}).nbHits;
  expect([ask(100), ask(1_000)]).toEqual([1, 0]);
});

test('every beginning of a query is answered, before and after the texts are read', () => {
  const growing = growingEngine(records);
  const query = "How do I run a model's data_podRunner.";
  for (let read = 0; read < 2; read += 1) {
    for (let length = 0; length <= query.length; length += 1) {
      const asked = query.slice(0, length);
      expect(() => growing.answer({indexName: 'docs', query: asked}), asked).not.toThrow();
    }
    growing.readMore(records.length);
  }
});

test('a site without records answers with nothing', () => {
  const empty = createEngine([]);
  for (const query of ['', 'pod', 'kit.Pod']) {
    expect(empty.search({indexName: 'docs', query})).toMatchObject({hits: [], nbHits: 0});
  }
});

test('pages beyond the last and odd sizes have no hits, and throw nothing', () => {
  const ask = (page: number, hitsPerPage: number) =>
    engine.search({indexName: 'docs', query: 'runner', page, hitsPerPage});
  expect(ask(10_000, 20).hits).toEqual([]);
  expect(ask(-1, 20).hits).toEqual(ask(0, 20).hits);
  expect(ask(0, 0).hits).toHaveLength(1);
});
