import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';

import {text} from '../../../src/reference/page/nodes';
import {foldedList} from '../../../src/reference/page/render/linkList';

test('a long list of a fact is folded, a short one is not', () => {
  const names = ['a', 'b', 'c'].map(text);
  expect(foldedList(names, 3, 'ways')).toEqual(names);
  const [fold, ...others] = foldedList(names, 2, 'ways');
  expect(others).toEqual([]);
  expect(fold).toMatchObject({data: {hName: 'details'}});
  expect(toString(fold)).toBe('3 waysa b c ');
});
