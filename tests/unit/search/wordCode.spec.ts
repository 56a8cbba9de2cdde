import {expect, test} from 'vitest';

import {decodeTexts, encodeTexts} from '../../../src/search/records/wordCode';

test('decoding gives the texts that were encoded', () => {
  const texts = [
    '',
    'Pods send no raw data.',
    ' spaces  at both ends ',
    '`bitfount.data` … naïve “quotes” — 日本語 29209',
    "a reader's pod, the readers’ pods",
    '\t"\\',
  ];
  expect(decodeTexts(encodeTexts(texts))).toEqual(texts);
  expect(decodeTexts(encodeTexts([]))).toEqual([]);
});

test('thousands of words have codes of their own', () => {
  const texts = Array.from({length: 9000}, (_, index) => `word${index} and word${index + 1}`);
  expect(decodeTexts(encodeTexts(texts))).toEqual(texts);
});

test('frequent words have shorter codes than rare ones', () => {
  const many = Array.from({length: 200}, (_, index) => `pod w${index}`);
  const {words, code} = encodeTexts(many);
  expect(words.split('\n')[0]).toBe('pod');
  expect(code.length).toBeLessThan(many.join('').length);
});

test('a text with a line break is refused, and so is a word that is not in the list', () => {
  expect(() => encodeTexts(['two\nlines'])).toThrow(/line break/);
  expect(() => decodeTexts({words: 'pod', code: '"'})).toThrow(RangeError);
  expect(() => decodeTexts({words: 'pod', code: '~~ '})).toThrow(/word \d+ of 1/);
});
