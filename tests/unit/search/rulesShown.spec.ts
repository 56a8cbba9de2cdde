import {expect, test} from 'vitest';

import {createEngine} from '../../../src/search/engine/createEngine';
import {highlight} from '../../../src/search/engine/highlight';
import {queryWords} from '../../../src/search/engine/queryWords';
import {snippet} from '../../../src/search/engine/snippet';
import {termsOf} from '../../../src/search/engine/text';
import {vocabulary} from '../../../src/search/engine/vocabulary';
import {expandWord} from '../../../src/search/engine/expandWord';
import type {SearchRequest} from '../../../src/search/types';
import {headingOf, textBelow} from './places';

const marks = {pre: '[', post: ']'};

function expanded(query: string, text: string) {
  const known = vocabulary(new Set(termsOf(text)));
  return queryWords(query).map((word) => expandWord(word, known));
}
const marked = (text: string, query: string) => highlight(text, expanded(query, text), marks);
const cut = (text: string, query: string, words: number) =>
  snippet(text, expanded(query, text), {...marks, words, ellipsis: '…'});

test('signs of HTML are escaped inside and outside of what was found', () => {
  expect(marked(`if a < b && c > "pod's"`, 'pods').value).toBe(
    'if a &#60; b &#38;&#38; c &#62; &#34;[pod&#39;s]&#34;',
  );
  expect(marked('<img src=x onerror=alert(1)>', 'onerror').value).toBe(
    '&#60;img src=x [onerror]=alert(1)&#62;',
  );
  expect(marked('&lt;', 'lt').value, 'what was escaped already is text').toBe('&#38;[lt];');
});

test('words are marked in any case and form, and as they are written', () => {
  expect(marked('Running Pods, PODS and pod', 'pod ').value).toBe(
    'Running [Pods], [PODS] and [pod]',
  );
  expect(marked('Le Café', 'cafe ').value).toBe('Le [Café]');
});

test('of a word that is begun the letters typed so far are marked', () => {
  expect(marked('Datasets', 'datas').value).toBe('[Datas]ets');
  expect(marked('Datasets', 'datasets').value).toBe('[Datasets]');
});

test('parts of names are marked, or the whole where the query says it', () => {
  expect(marked('CSVSource.get_data', 'source ').value).toBe('CSV[Source].get_data');
  expect(marked('CSVSource.get_data', 'csvsource ').value).toBe('[CSVSource].get_data');
  expect(marked('CSVSource', 'csv source ').value.replace(/[[\]]/g, '')).toBe('CSVSource');
});

test('what was meant by a misspelt word is marked', () => {
  expect(marked('All algorithms', 'algroithms ').value).toBe('All [algorithms]');
});

test('it is told whether all, some or none of the words are there, and which', () => {
  const text = 'Start a pod beside your data';
  expect(marked(text, 'pod data ')).toMatchObject({
    matchLevel: 'full',
    matchedWords: ['pod', 'data'],
  });
  expect(marked(text, 'pod hub ')).toMatchObject({matchLevel: 'partial', matchedWords: ['pod']});
  expect(marked(text, 'hub ')).toMatchObject({matchLevel: 'none', matchedWords: [], value: text});
});

const COUNTED = 'one two three four five six seven eight nine ten';

test('a snippet has so many words, with an ellipsis only where text was left out', () => {
  const at = (query: string) => cut(COUNTED, `${query} `, 3).value;
  expect(at('one')).toBe('[one] two three…');
  expect(at('ten')).toBe('…eight nine [ten]');
  const middle = at('five');
  expect(middle).toMatch(/^….*\[five\].*…$/);
  expect(middle.replace(/…/g, '').split(' ')).toHaveLength(3);
  expect(cut(COUNTED, 'five ', 10).value).toBe(COUNTED.replace('five', '[five]'));
  expect(cut(COUNTED, 'five ', 99).value).toBe(COUNTED.replace('five', '[five]'));
});

test('a text that fits a line is shown whole, though it has more words', () => {
  expect(cut(COUNTED, 'two ', 5).value).toBe(COUNTED.replace('two', '[two]'));
  expect(cut(`${COUNTED} eleven twelve`, 'two ', 5).value).toMatch(/…$/);
});

test('a snippet shows the stretch with the most of the query', () => {
  const text =
    'The pod is here. Some words and more of them. A pod asks the hub for data. The end.';
  const {value} = cut(text, 'pod hub data ', 8);
  expect(value).toContain('[pod] asks the [hub] for [data]');
});

test('a snippet of a text without any of the words is its beginning', () => {
  expect(cut(COUNTED, 'other ', 3)).toMatchObject({value: 'one two three…', matchLevel: 'none'});
});

test('a snippet says what the whole text meets', () => {
  expect(cut(COUNTED, 'one ten ', 3).matchLevel).toBe('full');
});

test('a snippet is escaped, and cuts neither marks nor signs', () => {
  const text = `${'word '.repeat(20)}<b>pod</b> & "more" ${'word '.repeat(20)}`;
  const {value} = cut(text, 'pod ', 4);
  expect(value).toContain('&#60;b&#62;[pod]&#60;/b&#62;');
  expect(value).not.toMatch(/[<>"]|&(?!#(?:60|62|38|34|39);)/);
});

test('empty texts and those of spaces stay as they are', () => {
  expect(cut('', 'pod ', 3).value).toBe('');
  expect(cut('   ', 'pod ', 3).value).toBe('   ');
});

test('a sentence is shown whole, and cut only around what stands late in it', () => {
  const section = headingOf(['Pods', 'Ports'], null);
  const late = `${'A pod says so early on, '.repeat(4)}and names the harbour at last.`;
  const text = {
    ...textBelow(section, `One thing. The pod opens a window. ${late} · a message of three`),
    rest: 'single words without others',
  };
  const page = headingOf(['Pods'], 'What a page says of itself.');
  const engine = createEngine([page, section, text]);
  const shown = (query: string, words = 5) => {
    const request = {indexName: 'docs', query, attributesToSnippet: [`content:${words}`]};
    const hit = engine.search({...request, snippetEllipsisText: '…'}).hits[0];
    return hit?._snippetResult.content?.value.replace(/<\/?em>/g, '');
  };
  expect(shown('window ')).toBe('The pod opens a window.');
  expect(shown('message ')).toBe('a message of three');
  expect(shown('harbour ')).toBe('…names the harbour at last.');
  expect(shown('harbour ', 10)).toBe(late);
  expect(shown('ports '), 'nothing of its own explains it').toBe('What a page says of itself.');
  expect(shown('without others '), 'words are found, not shown').toBe(
    'What a page says of itself.',
  );
});

test('a hit is marked and cut as the request says', () => {
  const engine = createEngine([headingOf(['Running pods'], COUNTED)]);
  const hit = (more: Partial<SearchRequest>) =>
    engine.search({indexName: 'docs', query: 'pods five ', ...more}).hits[0];
  const own = hit({
    attributesToSnippet: ['hierarchy.lvl1:1', 'content:1'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '...',
  });
  expect(own?._snippetResult.hierarchy.lvl1?.value).toBe('...<mark>pods</mark>');
  expect(own?._snippetResult.content?.value).toBe('...<mark>five</mark>...');
  expect(own?._highlightResult.hierarchy.lvl1?.value).toBe('Running <mark>pods</mark>');
  expect(own?._highlightResult.content).toBeUndefined();
  expect(hit({})?._highlightResult.content?.value).toBe(COUNTED.replace('five', '<em>five</em>'));
  expect(own?._highlightResult.hierarchy.lvl2).toBeUndefined();
  expect(hit({})?._snippetResult.hierarchy.lvl1?.value).toBe('Running <em>pods</em>');
});
