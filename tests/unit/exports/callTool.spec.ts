import {expect, test} from 'vitest';

import {callTool, tools} from '../../../src/exports/mcp/callTool';
import type {PackFolder} from '../../../src/exports/mcp/packFolder';
import {loadModel} from '../../../src/reference/model/load';
import {resolverOf} from '../../../src/reference/model/resolve';
import {fileCheck} from '../../../src/samples/yaml/fileCheck';
import {createEngine} from '../../../src/search/engine/createEngine';
import {pod, task} from '../samples/yamlSamples';
import {headingOf, symbolOf} from '../search/places';

const model = loadModel();
const records = [
  headingOf(['Feed a cat'], 'Give it <food> twice a day.'),
  headingOf(['Feed a cat', 'Errors'], 'The bowl is empty: …'),
  symbolOf('class', ['bitfount.data.datasources.csv_source', 'CSVSource'], 'Reads one CSV file.'),
];
const files: Readonly<Record<string, string>> = {
  'index.md': '# Home',
  'guides/feed-a-cat.md': '# Feed a cat',
  'guides/SDK/pod-file.md': '# Pod file',
  'api/cats.md': '# cats',
  'api/cats/part.cat.md': '# Cat',
};

const pack: PackFolder = {
  name: 'docs',
  release: '1.2.3',
  root: 'https://docs.example.org/manual',
  model: () => model,
  records: () => new Map(records.map((record) => [record.objectID, record])),
  engine: () => createEngine(records),
  check: (kind) => fileCheck(model, kind),
  pages: () => new Set(Object.keys(files)),
  page: (file) => files[file] ?? '',
};

const answer = (name: string, input: unknown): string => {
  const {text, isError} = callTool(name, input, pack);
  return isError ? `ERROR ${text}` : text;
};

test('each tool says what it does and what it takes', () => {
  for (const {description, inputSchema} of tools) {
    expect(description.length).toBeGreaterThan(100);
    for (const property of Object.values(inputSchema.properties)) {
      expect(property).toHaveProperty('description');
    }
  }
});

test('an unknown tool and a wrong input are answered with what is right', () => {
  expect(answer('serch', {})).toBe(
    'ERROR There is no tool "serch": there are search, page, symbol, check_yaml. Did you mean "search"?',
  );
  expect(answer('search', {})).toBe('ERROR The input of search needs the key "query".');
  expect(answer('search', {qery: 'a', query: 'b'})).toMatch(
    /has no key "qery"\. Did you mean "query"/,
  );
  expect(answer('search', {query: 'a', limit: 99})).toBe(
    'ERROR limit: 99 is too large: 20 or less is expected here.',
  );
  expect(answer('search', {query: 'a', section: 'guide'})).toMatch(
    /section: "guide" is none of guides, tutorials, api\. Did you mean "guides"/,
  );
  expect(answer('page', {address: 1})).toBe('ERROR address: Text is expected here.');
  expect(answer('page', 'text')).toMatch(/^ERROR A mapping .* is expected here\.$/);
});

test('search gives title, address and text of places, without marks of HTML', () => {
  expect(answer('search', {query: 'feed cat', limit: 1})).toBe(
    '1 place:\n\n1. Guides > Feed a cat (guide)\n   https://docs.example.org/manual/guides/feed-a-cat\n   Give it <food> twice a day.',
  );
});

test('search takes one section, and of a log the line that tells most', () => {
  expect(answer('search', {query: 'csvsource', section: 'api'})).toMatch(/^1 place:\n/);
  expect(answer('search', {query: 'csvsource', section: 'guides'})).toMatch(
    /^ERROR Nothing found in Guides: search without "section"/,
  );
  const log = `${'2024-05-01 10:11:12 INFO start\n'.repeat(9)}ValueError: The bowl is empty: /home/jane/bowl`;
  expect(answer('search', {query: log})).toContain('Feed a cat > Errors');
});

test('page takes addresses in all forms in which they are written', () => {
  for (const address of [
    '/guides/feed-a-cat',
    'guides/feed-a-cat/',
    'https://docs.example.org/manual/guides/feed-a-cat.md',
    'https://docs.example.org/manual/guides/feed-a-cat?x=1#errors',
  ]) {
    expect(answer('page', {address}), address).toBe('# Feed a cat');
  }
  expect(answer('page', {address: 'https://docs.example.org/manual'})).toBe('# Home');
  expect(answer('page', {address: '/api/cats#cat.name'})).toBe('# Cat');
  expect(answer('page', {address: '/api/cats#other'})).toBe('# cats');
});

test('page names the nearest addresses, and stays within the pages', () => {
  expect(answer('page', {address: '/guides/podfile'})).toBe(
    'ERROR There is no page /guides/podfile. The nearest: /guides/SDK/pod-file.',
  );
  expect(answer('page', {address: '../../package.json'})).toMatch(/^ERROR There is no page/);
  expect(answer('page', {address: 'https://example.com/guides'})).toMatch(/is outside of/);
});

test('symbol gives kind, import, signature, parameters and page', () => {
  const text = answer('symbol', {name: 'CSVSource'});
  expect(text).toMatch(/^# class CSVSource\n\nReads one CSV file\.\n/);
  expect(text).toContain('Import: `from bitfount import CSVSource`');
  expect(text).toContain(
    'Page: https://docs.example.org/manual/api/bitfount/data/datasources/csv_source#csvsource',
  );
  expect(text).toContain('    **kwargs: Any,\n)');
  expect(text).toContain('- `path`: type `Union[os.PathLike[str], AnyUrl, str]`, required');
  expect(text).toMatch(/from `bitfount\.data\.datasources\.base_source\.BaseSource`: .*yield_data/);
});

test('symbol takes members and modules, and marks where arguments are by name only', () => {
  expect(answer('symbol', {name: 'Pod.start'})).toMatch(/^# method Pod\.start\n/);
  expect(answer('symbol', {name: 'bitfount.hub.api'})).toContain('- class `BitfountHub`');
  const functions = [...model.modules.values()].flatMap(({symbols}) => symbols);
  const named = functions.find(
    (symbol) => symbol.kind === 'function' && symbol.parameters[0]?.kind === 'keyword-only',
  );
  expect(answer('symbol', {name: named?.path})).toMatch(/\(\n {4}\*,\n/);
});

test('symbol lists paths of a name that several have, and the nearest for a misspelt one', () => {
  const names = [...model.modules.values()].flatMap(({symbols}) => symbols.map(({name}) => name));
  const several = new Set(names.filter((one, at) => names.indexOf(one) !== at));
  // A name that the package exports as well is that one.
  const name = [...several].find((one) => !resolverOf(model).find(`bitfount.${one}`));
  expect(answer('symbol', {name}).split('\n- ').length).toBeGreaterThan(2);
  expect(answer('symbol', {name: 'CVSSource'})).toMatch(
    /^ERROR Release 1\.2\.3 has no name "CVSSource"\. Did you mean "CSVSource"\?/,
  );
});

test('check_yaml says that a right file has no faults', () => {
  expect(answer('check_yaml', {text: pod})).toBe(
    'No faults in the pod file, by the schema of release 1.2.3.',
  );
  expect(answer('check_yaml', {text: task, kind: 'task'})).toMatch(/^No faults in the task file/);
});

test('check_yaml names line, column and the nearest key', () => {
  expect(answer('check_yaml', {text: pod.replace('username:', 'usrname:')})).toBe(
    '1 fault in the pod file, by the schema of release 1.2.3:\n' +
      '- line 3, column 1: PodConfig has no key "usrname". Did you mean "username"?\n' +
      `  \`${pod.split('\n')[2]?.replace('username', 'usrname')}\``,
  );
});

test('check_yaml answers text that is no file, no YAML, several or too much', () => {
  expect(answer('check_yaml', {text: 'a: [1,\nb'})).toMatch(/faults in the text:\n- line 2/);
  expect(answer('check_yaml', {text: '# nothing'})).toMatch(/^ERROR The text has no YAML/);
  expect(answer('check_yaml', {text: 'a: 1\n---\nb: 2\n'})).toMatch(/^ERROR The text has 2 YAML/);
  expect(answer('check_yaml', {text: 'a: 1'})).toMatch(/^ERROR The keys at the root tell no kind/);
  const bomb = [
    'a: &a [1]',
    ...[...'bcdefghij'].map((key, at) => {
      const last = String.fromCharCode('a'.charCodeAt(0) + at);
      return `${key}: &${key} [${Array.from({length: 9}, () => `*${last}`).join(', ')}]`;
    }),
  ].join('\n');
  expect(answer('check_yaml', {text: bomb, kind: 'pod'})).toMatch(
    /^ERROR The aliases \(\*\) in this text unfold/,
  );
  expect(answer('check_yaml', {text: 'name: *other', kind: 'pod'})).toMatch(
    /has the same word after & further up, which is missing/,
  );
});
