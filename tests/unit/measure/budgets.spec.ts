import {writeFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {budgetsFrom, overBudget, readBudgets, writeBudgets} from '../../../src/measure/budgets';
import {weightTable} from '../../../src/measure/table';
import {page, weights} from './support';

const budgets = {api: {page: '/api/a', ...weights}};

test('pages at their budget pass', () => {
  expect(overBudget([page('/api/a', 'api'), page('/api/b', 'api')], budgets)).toEqual([]);
});

for (const part of ['html', 'css', 'font', 'images', 'scripts', 'laterScripts'] as const) {
  test(`one byte too much of ${part} is over`, () => {
    const heavier = page('/api/a', 'api', {[part]: weights[part] + 1});
    expect(overBudget([heavier], budgets)).toEqual([
      `api: ${part} of /api/a is ${weights[part] + 1} bytes, 1 over the budget of ${weights[part]}.`,
    ]);
  });
}

test('the other pages of a kind may have more words, not more of what all pages share', () => {
  const pages = [
    page('/api/a', 'api'),
    page('/api/b', 'api', {html: 9000, images: 900, laterScripts: 9000, css: 210}),
    page('/api/c', 'api', {css: 250}),
  ];
  expect(overBudget(pages, budgets)).toEqual([
    'api: css of /api/c is 250 bytes, 50 over the budget of 200.',
  ]);
});

test('a kind without budget and a budget without page are named', () => {
  expect(overBudget([page('/search', 'search')], budgets)).toEqual([
    'budgets.json has no budget for the kind "search": add one.',
    'budgets.json: "api" has no page /api/a: name one that is built.',
  ]);
});

test('budgets are set to the weights and five per cent, in full hundreds', () => {
  const pages = [page('/api/a', 'api', {html: 1001, font: 0}), page('/api/b', 'api', {html: 1})];
  expect(budgetsFrom(pages, budgets)).toEqual({
    api: {
      page: '/api/a',
      html: 1100,
      css: 300,
      font: 0,
      images: 100,
      scripts: 5300,
      laterScripts: 700,
    },
  });
});

test('the file is read as it was written; a fault in it is named with the mend', () => {
  const file = test.info().outputPath('budgets.json');
  expect(() => readBudgets(file)).toThrow(/budgets\.json is missing: take it from git/);
  writeBudgets(budgets, file);
  expect(readBudgets(file)).toEqual(budgets);
  writeFileSync(file, '{"api": {"html": 1, "css": "2", "font": 1, "images": 0, "scripts": 4}}');
  expect(() => readBudgets(file)).toThrow(/"api" needs page, css, laterScripts; "page" is an/);
});

test('the table shows the page that stands for a kind, its budget and the heaviest page', () => {
  const pages = [page('/api/a', 'api'), page('/api/b', 'api', {html: 3000})];
  expect(weightTable(pages, budgets).split('\n')).toEqual([
    'kind        HTML  CSS  font  images  JS at once  JS idle   all  page',
    'api (2)     1000  200   300      40        5000      600  7140  /api/a',
    '  budget    1000  200   300      40        5000      600  7140',
    '  heaviest  3000  200   300      40        5000      600  9140  /api/b',
  ]);
});
