import {expect, test} from 'vitest';

import {breakableHtml} from '../../../src/components/Breakable';
import {ownEntry} from '../../../src/components/ownEntry';
import {choiceOf, modeOf, nextChoice} from '../../../src/browser/inline/colorChoice';
import {collapseDuration} from '../../../src/browser/inline/collapseDuration';

test('the time to open a branch grows with its height, and is 1 ms with reduced motion', () => {
  expect(collapseDuration(0, false)).toBe(40);
  expect(collapseDuration(36, false)).toBe(192);
  expect(collapseDuration(360, false)).toBe(327);
  expect(collapseDuration(3600, false)).toBe(714);
  expect(collapseDuration(3600, true)).toBe(1);
});

test('with the system the choice goes round three, without it between two', () => {
  const three = {respectSystem: true, defaultMode: 'light'} as const;
  const two = {respectSystem: false, defaultMode: 'light'} as const;
  expect(nextChoice('system', three)).toBe('light');
  expect(nextChoice('light', three)).toBe('dark');
  expect(nextChoice('dark', three)).toBe('system');
  expect(nextChoice('light', two)).toBe('dark');
  expect(nextChoice('dark', two)).toBe('light');
});

test('a stored value is read as a choice', () => {
  const three = {respectSystem: true, defaultMode: 'light'} as const;
  expect(choiceOf(null, three)).toBe('system');
  expect(choiceOf(null, {respectSystem: false, defaultMode: 'dark'})).toBe('dark');
  expect(choiceOf('dark', three)).toBe('dark');
  expect(choiceOf('purple', three)).toBe('light');
  expect(modeOf('system', true)).toBe('dark');
  expect(modeOf('system', false)).toBe('light');
  expect(modeOf('light', true)).toBe('light');
});

test('names break after underscores; tags and character references stay whole', () => {
  expect(breakableHtml('<code class="a_b">get_schema</code> &lt_; x')).toBe(
    '<code class="a_b">get_<wbr>schema</code> &lt_; x',
  );
});

test('a dropdown lists its own address once, whatever query and hash the reader has', () => {
  const items = [{to: '/guides/start?a=1#x'}, {to: '/guides/next'}];
  expect(ownEntry({label: 'Next', to: '/guides/start', items})).toEqual([]);
  expect(ownEntry({label: 'All', to: '/guides', items})).toEqual([{label: 'All', to: '/guides'}]);
  expect(ownEntry({label: 'None', items})).toEqual([]);
});
