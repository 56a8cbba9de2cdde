import fc from 'fast-check';
import {expect, test} from 'vitest';

import {decode} from '../../../src/yaml/characters';
import {cursorAt, dataAround, keyPathAt} from '../../../src/yaml/cursor';
import {fileKinds} from '../../../src/yaml/fileKinds';
import {pod, task, template} from '../samples/yamlSamples';
import {verdictOn} from './support';

const RUNS = {numRuns: 60};
/** Far above what a check takes on a busy machine: in milliseconds. */
const LONGEST = 20_000;

const LETTERS = [
  ...'abz01 \n\t\r:-?[]{},&*!|>\'"%@`#\\<=~.',
  '\u0000',
  '\uFEFF',
  '\u2028',
  '\uD800',
  '🔑',
];
const noise = fc.string({unit: fc.constantFrom(...LETTERS), maxLength: 300});
/** A right file, into which noise is put somewhere. */
const spoilt = fc
  .tuple(fc.constantFrom(pod, task, template), fc.double({min: 0, max: 1, noNaN: true}), noise)
  .map(([file, place, more]) => {
    const at = Math.floor(file.length * place);
    return file.slice(0, at) + more + file.slice(at);
  });

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.oneof(noise, spoilt), fc.constantFrom(undefined, ...fileKinds), (text, kind) => {
      expect(verdictOn(text, kind)).toBeInstanceOf(Array);
    }),
    RUNS,
  );
});

test('help for a writer takes any text', () => {
  fc.assert(
    fc.property(fc.oneof(noise, spoilt), fc.nat(800), (text, offset) => {
      cursorAt(text, offset);
      dataAround(text, offset);
      keyPathAt(text, offset);
    }),
    RUNS,
  );
});

test('any bytes are text, or refused with a reason', () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 200}), (bytes) => {
      const decoded = decode(bytes);
      expect('text' in decoded || decoded.refusal.length > 0).toBe(true);
    }),
    RUNS,
  );
  expect(decode(new Uint8Array([0xff, 0xfe, 0x61, 0]))).toEqual({
    refusal: expect.stringContaining('UTF-16'),
  });
  expect(decode(new Uint8Array([0x6d, 0xfc]))).toEqual({refusal: expect.stringContaining('UTF-8')});
  expect(decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toEqual({text: 'a'});
});

const times = (count: number, text: string) => text.repeat(count);
const LARGE: readonly [name: string, text: string][] = [
  ['ten megabytes', times(1_000_000, 'name: abcd')],
  ['many brackets', `a: ${times(60_000, '[')}`],
  ['many braces', times(60_000, '{')],
  [
    'deep indentation',
    Array.from({length: 340}, (_, depth) => `${times(depth, ' ')}a:`).join('\n'),
  ],
  ['many quotes', times(60_000, '"')],
  ['many anchors', times(20_000, '&a ')],
  ['many aliases', times(20_000, '*a ')],
  ['many documents', times(15_000, '---\n')],
  ['many tabs', times(60_000, '\t')],
  ['many dashes', times(30_000, '- ')],
  ['many keys', Array.from({length: 3900}, (_, index) => `key${index}: 1`).join('\n')],
  ['a long number', `name: a\ndatasources: []\nupdate_schema: '${times(60_000, '1')}x'`],
  [
    'many faulty datasets',
    `name: a\ndatasources:\n${times(1700, '  - {name: a, b: c, d: {e: f}}\n')}`,
  ],
  [
    'many faulty algorithms',
    `pods: {identifiers: [a]}\ntask:\n  protocol: {name: bitfount.ResultsOnly}\n  data_structure: {}\n  algorithm:\n${times(1000, '    - {name: bitfount.ModelInference, model: {a: 1}}\n')}`,
  ],
  [
    'a bomb of aliases',
    `name: &a0 [x, x, x, x]\n${Array.from({length: 9}, (_, index) => `k${index}: &a${index + 1} [${times(8, `*a${index}, `)}]`).join('\n')}\ndatasources: *a9`,
  ],
  ['an alias of itself', 'name: a\ndatasources: &a [*a]'],
];

test.each(LARGE)('%s: an answer in bounded time', (_, text) => {
  const start = performance.now();
  expect(verdictOn(text).length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(LONGEST);
});
