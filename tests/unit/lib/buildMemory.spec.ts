import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {keyOfFiles, openBuildMemory, rememberedFrom} from '../../../src/lib/buildMemory';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'memory-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

const fail = (): never => {
  throw new Error('made again');
};

/** A build in which a step makes a value from each input. */
function build(inputs: readonly string[], make: (input: string) => string | undefined) {
  const memory = openBuildMemory<string>('step', root);
  const made = inputs.map((input) => memory.recall([input], () => make(input)));
  memory.keep();
  return made;
}

test('the next build recalls what is made from the same inputs, and makes the rest', () => {
  build(['one', 'two'], (input) => `${input} once`);
  expect(build(['two', 'three'], (input) => `${input} anew`)).toEqual(['two once', 'three anew']);
});

test('what the last build did not ask for is forgotten', () => {
  build(['one', 'two'], (input) => `${input} once`);
  build(['two'], fail);
  expect(build(['one', 'two'], (input) => `${input} anew`)).toEqual(['one anew', 'two once']);
});

test('the same text, split differently among inputs, is another input', () => {
  const step = {step: 'split', root};
  expect(rememberedFrom(['ab', 'c'], step, () => 'first')).toBe('first');
  expect(rememberedFrom(['a', 'bc'], step, () => 'second')).toBe('second');
  expect(rememberedFrom(['a', 'bc'], step, fail)).toBe('second');
});

test('undefined is made again, and a failure is not remembered', () => {
  expect(build(['one'], () => undefined)).toEqual([undefined]);
  expect(() => build(['one'], fail)).toThrow('made again');
  expect(build(['one'], () => 'made')).toEqual(['made']);
});

test('a damaged file is no fault: everything is made again', () => {
  build(['one'], () => 'made');
  const folder = path.join(root, 'node_modules/.cache/build-memory');
  expect(readdirSync(folder)).toEqual(['step.json']);
  writeFileSync(path.join(folder, 'step.json'), '{"half of it');
  expect(build(['one'], () => 'made anew')).toEqual(['made anew']);
});

test('a folder without packages keeps nothing', () => {
  rmSync(path.join(root, 'node_modules'), {recursive: true});
  build(['one'], () => 'made');
  expect(existsSync(path.join(root, 'node_modules'))).toBe(false);
});

test('the name of files follows their texts, their names and their number', () => {
  const file = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  const keys = [keyOfFiles(root, [])];
  file('a', 'text');
  keys.push(keyOfFiles(root));
  file('a', 'other');
  keys.push(keyOfFiles(root));
  file('b', '');
  keys.push(keyOfFiles(root));
  rmSync(path.join(root, 'b'));
  file('c', '');
  keys.push(keyOfFiles(root));
  expect(new Set(keys).size).toBe(keys.length);
});
