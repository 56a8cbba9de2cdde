import {expect, test} from 'vitest';

import type {Tap} from '../../../scripts/measure/browser/tap';
import {type LighthouseResult, scoresOf} from '../../../scripts/measure/lighthouse';
import {loadTable} from '../../../scripts/measure/loadTable';
import {navigationTable} from '../../../scripts/measure/navigationTable';
import {scoreTable} from '../../../scripts/measure/scoreTable';
import {cellOf, TAP_MOMENTS, type Taps, tapTable} from '../../../scripts/measure/tapTable';

const taps = (...delays: number[]): Tap[] =>
  delays.map((delayMs) => ({delayMs, afterMs: 500, isHit: true}));

const menu: Taps = {
  kind: 'api',
  address: '/api/a',
  control: {
    name: 'phone menu',
    expectation: {answer: 'menu', event: 'pointerup', control: 'button'},
    point: {x: 1, y: 1},
    device: {},
  },
  taps: TAP_MOMENTS.map((moment) => taps(moment / 100, 20, 30)),
};

const result: LighthouseResult = {
  categories: {
    performance: {score: 0.91, auditRefs: [{id: 'total-blocking-time', weight: 30}]},
    accessibility: {score: 1, auditRefs: [{id: 'color-contrast', weight: 7}]},
    'best-practices': {score: 1, auditRefs: [{id: 'csp', weight: 0}]},
    seo: {score: 0.92, auditRefs: [{id: 'meta-description', weight: 1}]},
  },
  audits: {
    'total-blocking-time': {score: 0.5, numericValue: 350},
    'largest-contentful-paint': {score: 0.5, numericValue: 2087.4},
    'cumulative-layout-shift': {score: 1, numericValue: 0},
    'color-contrast': {score: null},
    csp: {score: 0},
    'meta-description': {score: 0},
  },
};

test('a cell says median, 95th percentile and most, and what went wrong', () => {
  expect(cellOf(taps(40, 60, 50))).toBe('50 / 60 / 60');
  expect(cellOf(taps(40, Infinity, 50))).toBe('50 / lost / lost (1 lost)');
  expect(cellOf([...taps(40), {delayMs: 1, afterMs: 500, isHit: false}])).toBe(
    '40 / 40 / 40 (1 beside it)',
  );
  expect(cellOf([])).toBe('–');
});

test('taps have a column for each moment', () => {
  expect(tapTable([menu]).split('\n')).toEqual([
    '| kind | control | 0.5 s | 1 s | 2 s | 3 s | 4 s | 6 s |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| api | phone menu | 20 / 30 / 30 | 20 / 30 / 30 | 20 / 30 / 30 | 30 / 30 / 30 | 30 / 40 / 40 | 30 / 60 / 60 |',
  ]);
});

test('Lighthouse’s result is read; only audits with weight outside of performance are named', () => {
  expect(scoresOf(result)).toEqual({
    scores: {performance: 91, accessibility: 100, 'best-practices': 100, seo: 92},
    largestPaint: 2087.4,
    blocked: 350,
    layoutShift: 0,
    failed: ['meta-description'],
  });
  const runtimeError = {code: 'NO_FCP', message: 'nothing painted'};
  expect(() => scoresOf({...result, runtimeError})).toThrow('Lighthouse: NO_FCP: nothing painted');
});

test('each score has the taps of its page beside it', () => {
  const rows = scoreTable(
    [
      {kind: 'api', runs: [scoresOf(result)]},
      {kind: 'guide', runs: [scoresOf(result)]},
    ],
    [menu],
  ).split('\n');
  expect(rows[2]).toBe(
    '| api | 91 (91–91, n 1) | 100 (100–100, n 1) | 100 (100–100, n 1) | 92 (92–92, n 1) | 2087 (2087–2087, n 1) | 350 (350–350, n 1) | 0.000 (0.000–0.000, n 1) | meta-description | 25 / 60 / 60 (n 18); worst cell’s p95 60 |',
  );
  expect(rows[3]).toContain('| not measured |');
});

test('loads and clicks stand with their spread', () => {
  const load = {firstPaint: 900, largestPaint: 950, longestTask: 60, started: Infinity};
  const runs = [120, 140, 130].map((blocked) => ({...load, blocked, layoutShift: 0.0123}));
  const tapped = runs.slice(0, 2).map((run) => ({...run, blocked: run.blocked + 50}));
  expect(loadTable([{kind: 'api', runs, tapped}]).split('\n')[2]).toBe(
    '| api | 180 (170–190, n 2) | 130 (120–140, n 3) | 60 (60–60, n 3) | 900 (900–900, n 3) | 950 (950–950, n 3) | Infinity (Infinity–Infinity, n 3) | 0.012 (0.012–0.012, n 3) |',
  );
  const clicks = {
    kind: 'api',
    meeting: 'preloaded',
    speed: {cpu: 4, network: 'local'},
    delaysMs: [90, 200],
    fullLoads: 1,
  } as const;
  expect(navigationTable([clicks]).split('\n')[2]).toBe(
    '| api | preloaded | 4x | local | 145 (90–200, n 2) | 200 | 1 |',
  );
});
