import {writeFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {
  budgetsFrom,
  budgetsOfKinds,
  overBudget,
  readBudgets,
  writeBudgets,
} from '../../../scripts/measure/budgets';
import {outputPath} from '../support/outputPath';

const weights = {firstLoad: 60_000, idle: 70_000, intent: 200_000, prefetch: 900};
const budgets = {api: {page: '/api/a', ...weights}};

test('a page at its budget passes', () => {
  expect(overBudget({api: weights}, budgets)).toEqual([]);
});

for (const part of ['firstLoad', 'idle', 'intent', 'prefetch'] as const) {
  test(`one byte too much of ${part} is over`, () => {
    const [fault, ...others] = overBudget({api: {...weights, [part]: weights[part] + 1}}, budgets);
    expect(others).toEqual([]);
    expect(fault).toContain(`api: ${part} of /api/a is ${weights[part] + 1} bytes`);
    expect(fault).toContain(`1 over the budget of ${weights[part]}.`);
  });
}

test('a kind without budget is named', () => {
  expect(overBudget({search: weights}, budgets)).toEqual([
    'budgets.json has no budget for the kind "search": add one.',
  ]);
});

test('kinds are chosen by name; an unknown one is refused with those that there are', () => {
  const two = {...budgets, guide: {page: '/g', ...weights}};
  expect(Object.keys(budgetsOfKinds(two, []))).toEqual(['api', 'guide']);
  expect(Object.keys(budgetsOfKinds(two, ['guide']))).toEqual(['guide']);
  expect(() => budgetsOfKinds(two, ['guides'])).toThrow(/no kind "guides"; it has api, guide\./);
});

test('budgets are set to the weights and three per cent, in full hundreds', () => {
  expect(budgetsFrom({api: {...weights, prefetch: 1001}}, budgets)).toEqual({
    api: {page: '/api/a', firstLoad: 61_800, idle: 72_100, intent: 206_000, prefetch: 1100},
  });
});

test('room for more does not give up a goal that is reached; kinds not weighed keep theirs', () => {
  const two = {...budgets, guide: {page: '/g', ...weights}};
  const reached = {firstLoad: 46 * 1024 - 1, idle: 45 * 1024, intent: 130 * 1024 - 1, prefetch: 0};
  expect(budgetsFrom({api: reached}, two)).toEqual({
    api: {page: '/api/a', firstLoad: 46 * 1024, idle: 45 * 1024, intent: 130 * 1024, prefetch: 0},
    guide: {page: '/g', ...weights},
  });
});

test('the file is read as it was written; a fault in it is named with the mend', () => {
  const file = outputPath('budgets.json');
  expect(() => readBudgets(file)).toThrow(/budgets\.json is missing: take it from git/);
  writeBudgets(budgets, file);
  expect(readBudgets(file)).toEqual(budgets);
  writeFileSync(file, '{"api": {"firstLoad": 1, "idle": "2"}}');
  expect(() => readBudgets(file)).toThrow(/"api" needs page, idle, intent, prefetch; "page" is an/);
});
