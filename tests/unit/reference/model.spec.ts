import {cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {loadModel, ModelError} from '../../../src/reference/model/load';
import {MODEL_DIR} from '../../../src/reference/model/modelFiles';
import {formatJson} from '../../../src/reference/extract/formatJson';
import {product} from '../../../src/site/product';

test('the committed model is valid and of the documented release', () => {
  const {index, modules} = loadModel();
  expect(index.sdk).toEqual({name: product.sdk.package, version: product.sdk.version});
  expect(modules.size).toBe(index.modules.length);
});

test('counts agree with an independent walk over the wheel', () => {
  // Counted with Python's ast module on the source of 11.3.0, by another program.
  expect(loadModel().index.counts).toMatchObject({
    modules: 334,
    classes: 851,
    functions: 266,
    methods: 757,
    properties: 103,
    attributes: 2201,
    variables: 629,
  });
});

test('files are small, sorted and in their canonical form', () => {
  for (const name of loadModel().index.modules) {
    const file = path.join(MODEL_DIR, 'modules', `${name}.json`);
    const text = readFileSync(file, 'utf8');
    expect(statSync(file).size, name).toBeLessThan(1_000_000);
    expect(text === formatJson(JSON.parse(text)), `${name}: run npm run api:model`).toBe(true);
  }
});

test('no sentence of the vendor is kept', () => {
  const prose: string[] = [];
  for (const name of loadModel().index.modules) {
    const text = readFileSync(path.join(MODEL_DIR, 'modules', `${name}.json`), 'utf8');
    // A value is a fact, also where it is a text, such as the reason of a skipped file.
    const facts = JSON.stringify(JSON.parse(text), (key, part: unknown) =>
      key === 'value' ? undefined : part,
    );
    prose.push(...(facts.match(/'[A-Z][a-z]+(?: [a-z]+){4,}[^']*'/g) ?? []));
    prose.push(...(text.match(/\b(?:description|help)=\S{0,40}/g) ?? []));
  }
  expect(prose).toEqual([]);
});

test('no text of a value is left out', () => {
  const model = JSON.stringify([...loadModel().modules.values()]);
  expect(model).not.toMatch(/(?<!b)'…'/);
  expect(model).toContain("'Context for MD detected in diagnosis or in scan'");
});

describe('a malformed model', () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'model-'));
    const {index, modules} = loadModel();
    const [name] = index.modules;
    cpSync(path.join(MODEL_DIR, 'index.json'), path.join(dir, 'index.json'));
    edit('index.json', (content) => ({...content, modules: [name]}));
    cpSync(
      path.join(MODEL_DIR, 'modules', `${name}.json`),
      path.join(dir, 'modules', `${name}.json`),
    );
    expect(modules.has('bitfount')).toBe(true);
  });

  afterEach(() => {
    rmSync(dir, {recursive: true});
  });

  function edit(file: string, change: (content: Record<string, unknown>) => unknown): void {
    const full = path.join(dir, file);
    const content = JSON.parse(readFileSync(full, 'utf8')) as Record<string, unknown>;
    writeFileSync(full, JSON.stringify(change(content)));
  }

  function message(): string {
    try {
      loadModel(dir);
    } catch (error) {
      expect(error).toBeInstanceOf(ModelError);
      return (error as Error).message;
    }
    throw new Error('the model was taken for a good one');
  }

  test('names the file, the place and the mend', () => {
    edit('modules/bitfount.json', (content) => ({
      ...content,
      symbols: [{kind: 'function', name: 'f', path: 'bitfount.f', line: 'one'}],
    }));
    expect(message()).toMatch(/bitfount\.json at \/symbols\/0.*npm run api:model/);
  });

  test('names a key that does not belong', () => {
    edit('modules/bitfount.json', (content) => ({...content, docstring: 'x'}));
    expect(message()).toContain('(docstring)');
  });

  test('names a missing file', () => {
    rmSync(path.join(dir, 'modules'), {recursive: true});
    expect(message()).toMatch(/modules\/bitfount\.json is missing/);
  });

  test('names a file that is no JSON', () => {
    writeFileSync(path.join(dir, 'modules', 'bitfount.json'), '{');
    expect(message()).toMatch(/bitfount\.json is no JSON/);
  });

  test('names a format of another time', () => {
    edit('index.json', (content) => ({...content, formatVersion: 0}));
    expect(message()).toMatch(/index\.json has format 0/);
  });
});
