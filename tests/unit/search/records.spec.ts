import {expect, test} from 'vitest';

import {extractPage, type SiteFacts} from '../../../src/search/records/extractPage';
import {limits, RECORD_BYTES} from '../../../src/search/records/limits';
import {hashOf, serialise} from '../../../src/search/records/serialise';
import {siteRecords} from '../../../src/search/records/siteRecords';
import {cut, splitFirst} from '../../../src/search/records/text';
import {apiPage, guidePage} from './recordsPages';

const site: SiteFacts = {
  words: new Map(),
  origin: 'https://docs.example.org',
  sectionLabel: (address) => (address.startsWith('/api') ? 'API Reference' : 'Guides'),
};
const api = extractPage({address: '/api/sdk/pod', html: apiPage}, site);
const guide = extractPage({address: '/guides/settings', html: guidePage}, site);
const told = (records: typeof api) =>
  records.map(({objectID, type, kind, content}) => [
    objectID.slice(objectID.lastIndexOf('/')),
    type,
    kind,
    content,
  ]);

test('a page of the reference gives its module, symbols, members, parameters and attributes', () => {
  expect(told(api)).toEqual([
    ['/pod', 'lvl1', 'module', 'Pods and their settings.'],
    ['/pod:text', 'content', 'module', 'Pods serve data. In YAML: pod: x'],
    ['/pod#logger', 'lvl2', 'attribute', null],
    ['/pod#failures', 'lvl2', 'module', 'It may fail.'],
    ['/pod#failures:text', 'content', 'module', 'Then it says why.'],
    ['/pod#limit', 'lvl2', 'attribute', null],
    ['/pod#pod', 'lvl2', 'class', 'Serves a datasource.'],
    ['/pod#pod:text', 'content', 'class', 'Raises: ValueError: No name.'],
    ['/pod#pod--name', 'lvl4', 'parameter', null],
    ['/pod#pod.port', 'lvl4', 'attribute', null],
    ['/pod#pod.start', 'lvl3', 'method', 'Starts it.'],
    ['/pod#pod.start--wait', 'lvl4', 'parameter', null],
    ['/pod#make_pod', 'lvl2', 'function', null],
  ]);
});

test('records depend neither on classes, which give the look, nor on the labels of facts', () => {
  const html = apiPage.replace(/ class=(?:"[^"]*"|[\w-]+)/g, '').replaceAll('>In YAML<', '>YAML<');
  expect(html).not.toContain('class=');
  const records = extractPage({address: '/api/sdk/pod', html}, site);
  const [page, text, ...rest] = api;
  expect(records).toEqual([
    page,
    {...text, content: text?.content?.replace('In YAML', 'YAML')},
    ...rest,
  ]);
});

test('a kind that records do not have is refused by its name', () => {
  const html = apiPage.replace('data-kind=method', 'data-kind=routine');
  expect(() => extractPage({address: '/api/sdk/pod', html}, site)).toThrow(/kind "routine"/);
});

test('a record has the names above it, its address, and what the page says of itself', () => {
  expect(api.find(({objectID}) => objectID.endsWith('#pod.start--wait'))).toEqual({
    objectID: '/api/sdk/pod#pod.start--wait',
    url: 'https://docs.example.org/api/sdk/pod#pod.start--wait',
    hierarchy: {
      lvl0: 'API Reference',
      lvl1: 'sdk.pod',
      lvl2: 'Pod',
      lvl3: 'start',
      lvl4: 'wait',
      lvl5: null,
      lvl6: null,
    },
    content: null,
    type: 'lvl4',
    kind: 'parameter',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-api-current',
  });
});

test('a guide gives its headings, rows with addresses, and one text for each section', () => {
  expect(told(guide)).toEqual([
    ['/settings', 'lvl1', 'guide', 'All settings.'],
    ['/settings#paths', 'lvl2', 'guide', 'Where things are kept.'],
    ['/settings#paths:text', 'content', 'guide', 'First point. Second point. · Name'],
    ['/settings#log_dir', 'lvl3', 'guide', 'The folder of logs.'],
    ['/settings#details', 'lvl3', 'guide', null],
  ]);
  expect(guide.at(-1)?.hierarchy).toMatchObject({lvl2: 'Paths', lvl3: 'Details & more'});
});

test('code, cells of tables and beginnings of sentences are found and not shown', () => {
  const html = guidePage
    .replace('<p>Where things are kept.</p>', '<table><tr><td>a cell<td>of a table</table>')
    .replace('First point.', `Some ${'words and so on '.repeat(40)}.`);
  const records = siteRecords([{address: '/guides/x', html}], site);
  const at = (id: string) => records.find(({objectID}) => objectID === `/guides/x#${id}`);
  expect(at('paths')?.content, 'a remark behind a table explains nothing').toBeNull();
  expect(at('paths:text')?.content).toBe('a cell · Name');
  expect(at('paths:text')?.rest).toMatch(/^\.env\.local LOG_LEVEL=DEBUG of a table Some words and/);
});

test('the further text of a place leads to the place', () => {
  const text = guide.find(({type}) => type === 'content');
  expect(text?.url).toBe('https://docs.example.org/guides/settings#paths');
});

test('two readings of the same pages give the same file and hash', () => {
  const pages = [{address: '/guides/settings', html: guidePage}];
  const [one, two] = [siteRecords(pages, site), siteRecords(pages, site)].map(serialise);
  expect(one).toBe(two);
  expect(hashOf(one as string)).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.parse(one as string)).toEqual(guide);
});

test('a page that is none of a docs section is refused by its address', () => {
  const extract = (html: string) => () => extractPage({address: '/guides/x', html}, site);
  expect(extract('<p>moved')).toThrow(/\/guides\/x has no meta element "docsearch:language"/);
  expect(extract(guidePage.replaceAll('article', 'div'))).toThrow(/\/guides\/x has no article/);
  expect(extract(guidePage.replaceAll('h1>', 'b>'))).toThrow(/\/guides\/x has no title/);
});

test('two places with one address are refused', () => {
  const html = guidePage.replace('id=details', 'id=paths');
  expect(() => extractPage({address: '/guides/x', html}, site)).toThrow(
    /two places .* \/guides\/x#paths/,
  );
});

test('long text is cut after a whole sentence, and no record is larger than allowed', () => {
  const sentence = 'Some words that say very little. ';
  const html = guidePage.replace('<li>First point.', `<li>${sentence.repeat(2000)}`);
  const records = siteRecords([{address: '/guides/x', html}], site);
  const text = records.find(({type}) => type === 'content')?.content ?? '';
  const [, sentences = '', after] = /^(.*very little\.) (.*)$/s.exec(text) ?? [];
  expect(sentences.length).toBeLessThanOrEqual(limits.prose);
  // Behind it stands what the row of the table is about, and the words that only the rest has.
  expect(after).toMatch(/^· Name\b/);
  expect(after).not.toMatch(/little/);
  for (const record of records) {
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(RECORD_BYTES);
  }
});

test('the messages in a table are kept, and what it says of them is cut', () => {
  const row = (message: string) =>
    `<tr><td><code>${message}</code></td><td>${'Why. '.repeat(200)}</td></tr>`;
  const table = `<table><tbody>${row('First fault')}${row('Second fault')}</tbody></table>`;
  const html = guidePage.replace('<li>First point.', `<li>First point.</li></ul>${table}<ul><li>`);
  const records = siteRecords([{address: '/guides/x', html}], site);
  const text = records.find(({type}) => type === 'content')?.content ?? '';
  expect(text).toContain('First fault · Second fault');
  expect(text.length).toBeLessThan(2 * limits.prose);
});

test('sentences end where readers see them end', () => {
  expect(splitFirst('Use e.g. 3.12 here. Then go.')).toEqual(['Use e.g. 3.12 here.', 'Then go.']);
  expect(splitFirst('No end')).toEqual(['No end', '']);
  expect(cut('One two. Three four five', 12)).toBe('One two.');
  expect(cut('word '.repeat(50).trim(), 103)).toBe('word '.repeat(20).trim());
  expect(cut('A sentence that is too long', 10)).toBe('');
  expect(cut('short', 5)).toBe('short');
});
