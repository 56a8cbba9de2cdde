/**
 * Renders every construct in its natural form, from Python source through the extractor's golden facts
 * (`tests/unit/reference/fixtures/tiny.json`), to the page that a reader sees.
 */
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import type {Extraction} from '../../../src/reference/extract/runPython';
import {writeModel} from '../../../src/reference/extract/writeModel';
import {scaffold} from '../../../src/reference/scaffold';
import {apiPages} from '../../../src/markdown/apiPages';
import {plain, render, section} from './support';
import {outputPath} from '../support/outputPath';

const GOLDEN = path.resolve(__dirname, '../reference/fixtures/tiny.json');

let forms = '';
let shapes = '';
let names = '';
beforeAll(async () => {
  const root = outputPath('repository');
  const modelDir = path.join(root, 'model');
  mkdirSync(root, {recursive: true});
  const facts = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Extraction;
  writeModel(modelDir, {name: 'tiny', version: '1'}, facts);
  scaffold({root, modelDir, write: []});
  const page = (name: string) =>
    render(path.join(root, 'api/tiny', `${name}.mdx`), [apiPages, {root, modelDir}]);
  [forms, shapes, names] = await Promise.all([page('forms'), page('shapes'), page('index')]);
});

/** The signature in the section of an anchor, as text. */
function signature(html: string, anchor: string): string {
  return plain(/<div class="sig".*?<\/div>/s.exec(section(html, anchor))?.[0] ?? '');
}

test('enumerations: members with their values, no constructor', () => {
  expect(plain(section(forms, 'level'))).toContain('enum Level');
  expect(plain(section(forms, 'level'))).toContain('ValuesLOW = 1');
  expect(forms).toContain('id="level.high"');
  expect(plain(section(forms, 'mode'))).toContain('FAST = auto()');
  expect(signature(forms, 'level')).toBe('');
});

test('typed dicts: keys, each required or optional, and no call', () => {
  expect(plain(section(shapes, 'options'))).toContain('typed dict Options');
  expect(plain(section(shapes, 'options'))).toContain('Keyswidth optionalint');
  expect(signature(shapes, 'options')).toBe('');
});

test('dataclasses, attrs classes and named tuples: a call made of the fields', () => {
  expect(plain(section(forms, 'point'))).toContain('attrs class Point');
  expect(signature(forms, 'point')).toBe('class Point( x: int, y: int = 0, )');
  expect(plain(section(forms, 'point'))).toContain('Fieldsx required');
  expect(plain(section(forms, 'pair'))).toContain('named tuple Pair');
  expect(signature(forms, 'pair')).toBe("class Pair( left: str, right: str = 'r', )");
});

test('marshmallow schemas: fields as they are declared, with links to their kinds', () => {
  const schema = section(forms, 'podschema');
  expect(plain(schema)).toContain('schema PodSchema');
  expect(plain(schema)).toContain('fields.Str(required=True)');
  expect(schema).toMatch(/<a href="https:\/\/marshmallow[^"]+#marshmallow\.fields\.Int"/);
  expect(signature(forms, 'podschema')).toBe('');
});

test('protocols: what an object must have, and no call', () => {
  const sized = section(forms, 'sized');
  expect(plain(sized)).toContain('protocol Sized');
  expect(plain(sized)).toContain('@runtime_checkable');
  expect(plain(sized)).toContain('sizeint');
  expect(signature(forms, 'sized')).toBe('');
  expect(signature(forms, 'sized.measure')).toBe("def measure( unit: str = 'cm', ) → int");
});

test('type variables, parameter specifications and type aliases show what they stand for', () => {
  const variables = forms.slice(forms.indexOf('id="variables"'), forms.indexOf('id="level"'));
  expect(plain(variables)).toContain("T = TypeVar('T', bound=int)");
  expect(plain(variables)).toContain("P = ParamSpec('P')");
  expect(plain(variables)).toContain('Rows = list[dict[str, T]]');
  expect(variables).toContain('<a href="#t">T</a>');
});

test('generics: bases with their arguments, type parameters where Python writes them', () => {
  expect(plain(section(forms, 'box'))).toContain('BasesGeneric[T]');
  expect(plain(section(forms, 'shelf'))).toContain('BasesBox[int]');
  expect(plain(section(forms, 'rack'))).toContain('Type parametersKV: int');
  expect(signature(forms, 'rack.get')).toBe('def get( key: K, /, ) → V');
  expect(signature(forms, 'first')).toBe('def first[X]( items: list[X], *rest: X, ) → X');
});

test('overloads: one signature each, and none of the implementation', () => {
  const all = section(shapes, 'area').match(/<div class="sig".*?<\/div>/gs) ?? [];
  expect(all.map(plain)).toEqual(['def area( x: int, ) → int', 'def area( x: str, ) → str']);
});

test('context managers are called by that name', () => {
  expect(plain(section(forms, 'opened'))).toContain('context manager opened');
});

test('deprecated things are marked where they stand and in the index', () => {
  expect(section(shapes, 'old')).toContain('<span class="old">deprecated</span>');
  const index = shapes.slice(shapes.indexOf('<ul class="symbols"'), shapes.indexOf('</ul>'));
  expect(plain(index)).toContain('function old deprecated');
});

test('what the __all__ of its module leaves out is marked as not exported', () => {
  expect(plain(section(shapes, 'outer'))).toContain('not exported');
  expect(plain(section(shapes, 'area'))).not.toContain('not exported');
});

test('types of other projects lead to their documentation', () => {
  expect(section(forms, 'level')).toContain(
    '<a href="https://docs.python.org/3.12/library/enum.html#enum.IntEnum" class="ext"',
  );
});

test('a dynamic __all__: the package offers what its import makes', () => {
  const offered = names.slice(names.indexOf('id="names-offered-here"'));
  expect(plain(offered)).toMatch(/area.*Base.*One.*Options.*Shape/);
  expect(offered).toContain('href="/api/tiny/plugins/one#one"');
});
