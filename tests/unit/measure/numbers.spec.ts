import {expect, test} from 'vitest';

import {markdownTable} from '../../../scripts/measure/markdown';
import {kib, percentile, spreadOf, spreadText} from '../../../scripts/measure/numbers';

test('median, 95th percentile and extremes of values in any order', () => {
  expect(spreadOf([5, 1, 3])).toEqual({median: 3, p95: 5, min: 1, max: 5, n: 3});
  expect(spreadOf([4, 1, 3, 2]).median).toBe(2.5);
  const hundred = Array.from({length: 100}, (_, index) => index + 1);
  expect(spreadOf(hundred)).toMatchObject({median: 50.5, p95: 95});
  expect(percentile(hundred, 1)).toBe(100);
});

test('an answer that never came is a value beyond all', () => {
  expect(spreadOf([10, Infinity, 20])).toMatchObject({median: 20, p95: Infinity, max: Infinity});
  expect(spreadOf([Infinity, Infinity]).median).toBe(Infinity);
  expect(spreadText([10, Infinity, 20])).toBe('20 (10–Infinity, n 3)');
});

test('no values are no figure', () => {
  expect(spreadText([])).toBe('–');
  expect(spreadOf([])).toMatchObject({median: NaN, n: 0});
});

test('figures are written short', () => {
  expect(spreadText([1.25, 1.35, 2], 1)).toBe('1.4 (1.3–2.0, n 3)');
  expect(kib(1536)).toBe('1.5');
});

test('a Markdown table keeps its columns whatever its cells hold', () => {
  expect(markdownTable(['a', 'b'], [['x|y', '1\n2']])).toBe(
    ['| a | b |', '| --- | ---: |', '| x\\|y | 1 2 |'].join('\n'),
  );
});
