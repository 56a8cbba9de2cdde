import {expect, test} from 'vitest';

import {blockedTime, layoutShift} from '../../../scripts/measure/blockedTime';

test('only what a task takes beyond 50 ms blocks', () => {
  const tasks = [
    {start: 0, duration: 50},
    {start: 100, duration: 80},
    {start: 200, duration: 250},
  ];
  expect(blockedTime(tasks, 10_000)).toBe(30 + 200);
});

test('a task that reaches over the end counts up to it', () => {
  expect(blockedTime([{start: 900, duration: 500}], 1000)).toBe(50);
  expect(blockedTime([{start: 980, duration: 500}], 1000)).toBe(0);
  expect(blockedTime([{start: 2000, duration: 500}], 1000)).toBe(0);
});

test('shifts add up in windows of five seconds without a second’s pause; the worst counts', () => {
  expect(layoutShift([])).toBe(0);
  expect(
    layoutShift([
      {start: 0, value: 0.1},
      {start: 900, value: 0.2},
      {start: 2500, value: 0.25},
    ]),
  ).toBeCloseTo(0.3);
  const steady = Array.from({length: 10}, (_, index) => ({start: index * 800, value: 0.1}));
  expect(layoutShift(steady)).toBeCloseTo(0.7);
});
