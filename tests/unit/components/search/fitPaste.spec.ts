import {expect, test} from 'vitest';

import {fitPaste, refit} from '../../../../src/components/search/fitPaste';
import {MAX_TYPED_LENGTH} from '../../../../src/search/query';

const log = `2024-05-01 10:11:12 ERROR [MainThread] ${'bitfount.x'} - No workers accepted the task request`;

test('what fits is left to the browser', () => {
  const full = 'x'.repeat(MAX_TYPED_LENGTH);
  expect(fitPaste({value: '', selectionStart: 0, selectionEnd: 0}, full)).toBeNull();
  expect(fitPaste({value: full, selectionStart: 0, selectionEnd: 64}, full)).toBeNull();
});

test('a text that is too long is cut to what says most, in place of what is selected', () => {
  expect(fitPaste({value: 'pod', selectionStart: 0, selectionEnd: 3}, log)).toEqual({
    value: 'No workers accepted the task request',
    part: 'No workers accepted the task request',
  });
  expect(fitPaste({value: 'pod  x', selectionStart: 4, selectionEnd: 4}, log)).toEqual({
    value: 'pod No workers accepted the task request x',
    part: 'No workers accepted the task request',
  });
});

test('into a field that is full nothing more goes', () => {
  const full = 'x'.repeat(MAX_TYPED_LENGTH);
  expect(fitPaste({value: full, selectionStart: 64, selectionEnd: 64}, log)?.value).toBe(full);
});

test('what a browser has cut at its end is cut anew', () => {
  const lines = `${log}\n${log}`;
  const cut = lines.replace('\n', '').slice(0, MAX_TYPED_LENGTH);
  expect(refit(cut, lines)?.value).toBe('No workers accepted the task request');
  expect(refit(cut, 'something else'), 'typed').toBeNull();
  expect(refit('pod', 'pod')).toBeNull();
});
