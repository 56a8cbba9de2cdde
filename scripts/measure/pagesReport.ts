import {type Bench, openBench} from './browser/bench';
import {type Control, controlsOf} from './browser/controls';
import {loadTimes} from './browser/loadTimes';
import {navigate} from './browser/navigation';
import {tap} from './browser/tap';
import {weighPage} from './browser/weighPage';
import {type Budgets, budgetsOfKinds, readBudgets} from './budgets';
import {lighthouse} from './lighthouse';
import {type Loads, loadTable} from './loadTable';
import {type Clicks, navigationTable} from './navigationTable';
import {type Judged, scoreTable} from './scoreTable';
import {TAP_MOMENTS, type Taps, tapTable} from './tapTable';
import {otherHostLines, type WeighedPage, weightTable} from './weightTable';

/** The measurements of pages, in the order of the report. */
export const MEASURES = ['weights', 'loads', 'taps', 'navigation', 'lighthouse'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Wanted {
  readonly build: string;
  readonly executablePath: string;
  /** Kinds in budgets.json; empty means all. */
  readonly kinds: readonly string[];
  /** Empty means all. */
  readonly measures: readonly Measure[];
  readonly runs: number;
  /** Called with a progress message, as a whole run takes long. */
  readonly progress: (what: string) => void;
}

/** Kinds whose sidebar links are clicked: one with the largest tree, one with prose. */
const CLICKED = ['api', 'guide'];
const CLICKS = 10;

/** Measures the built pages and returns one Markdown report. */
export async function pagesReport(wanted: Wanted): Promise<string> {
  const budgets = budgetsOfKinds(readBudgets(), wanted.kinds);
  const isWanted = (measure: Measure): boolean =>
    wanted.measures.length === 0 || wanted.measures.includes(measure);
  const bench = await openBench(wanted.build, wanted.executablePath);
  try {
    const weighed = isWanted('weights') ? await weighAll(bench, budgets, wanted) : [];
    const loads = isWanted('loads') ? await loadAll(bench, budgets, wanted) : [];
    const taps = isWanted('taps') ? await tapAll(bench, budgets, wanted) : [];
    const clicks = isWanted('navigation') ? await clickAll(bench, budgets, wanted) : [];
    const judged = isWanted('lighthouse') ? await judgeAll(bench, budgets, wanted) : [];
    return [
      `# Pages of the site, ${new Date().toISOString().slice(0, 16)}, Chromium ${bench.browser.version()}`,
      'Each cell: median (least–most, n measurements), if nothing else is said.',
      section('Bytes', weightTable(weighed, budgets), weighed.length, [
        'KiB on the wire with headers, gzip 9, HTTP/1.1, window of 1280 × 900, nobody touches the page. At rest: nothing was asked for for a second. Intent: the pointer has come to a link and React has started. Prefetch is in none of these.',
        ...otherHostLines(weighed),
      ]),
      section('First ten seconds', loadTable(loads), loads.length, [
        `Milliseconds; phone 390 × 844, CPU slowed 4 times, slow 4G (150 ms, 1.6 Mbit/s). Blocked: what tasks of the main thread take over 50 ms each, React’s start included. With taps: on the menu, at ${TAP_MOMENTS.map((moment) => moment / 1000).join(', ')} s after the first paint; the other columns are of loads that nobody touches.`,
      ]),
      section('Scores and taps', scoreTable(judged, taps), judged.length, [
        'Lighthouse 12, mobile, simulated. Beside each score the taps of the same page, all moments and controls together.',
      ]),
      section('Taps', tapTable(taps), taps.length, [
        `Milliseconds from the lifted finger (it rested for 60 ms) to the first frame with the answer, same phone and line as above, first act on a fresh page, at so many seconds after the first paint: median / p95 / most (of ${wanted.runs}). Lost: no answer within 10 s.`,
      ]),
      section('Navigation', navigationTable(clicks), clicks.length, [
        'Milliseconds from the click on a link of the sidebar to the frame with the new heading.',
      ]),
    ]
      .filter(Boolean)
      .join('\n\n');
  } finally {
    await bench.close();
  }
}

function section(title: string, table: string, rows: number, notes: readonly string[]): string {
  return rows > 0 ? [`## ${title}`, table, ...notes].join('\n\n') : '';
}

async function weighAll(bench: Bench, budgets: Budgets, {progress}: Wanted) {
  const pages: WeighedPage[] = [];
  for (const [kind, {page}] of Object.entries(budgets)) {
    progress(`weights: ${kind}`);
    pages.push(await weighPage(bench, kind, page));
  }
  return pages;
}

/* Each round covers all kinds, so that a slowdown of the machine affects all of them alike. */

async function loadAll(bench: Bench, budgets: Budgets, {runs, progress}: Wanted) {
  const all: (Loads & {page: string; menu?: Control})[] = [];
  for (const [kind, {page}] of Object.entries(budgets)) {
    const [menu] = await controlsOf(bench, page);
    all.push({kind, page, menu, runs: [], tapped: []});
  }
  for (let run = 1; run <= runs; run += 1) {
    for (const {kind, page, menu, runs: done, tapped} of all) {
      progress(`loads, round ${run}: ${kind}`);
      done.push(await loadTimes(bench, page));
      if (menu) {
        tapped.push(await loadTimes(bench, page, {point: menu.point, moments: TAP_MOMENTS}));
      }
    }
  }
  return all;
}

async function tapAll(bench: Bench, budgets: Budgets, {runs, progress}: Wanted) {
  const all: Taps[] = [];
  for (const [kind, {page}] of Object.entries(budgets)) {
    for (const control of await controlsOf(bench, page)) {
      all.push({kind, address: page, control, taps: TAP_MOMENTS.map(() => [])});
    }
  }
  for (let run = 1; run <= runs; run += 1) {
    for (const {kind, address, control, taps} of all) {
      progress(`taps, round ${run}: ${kind}, ${control.name}`);
      for (const [index, moment] of TAP_MOMENTS.entries()) {
        taps[index]?.push(await tap(bench, address, control, moment));
      }
    }
  }
  return all;
}

async function clickAll(bench: Bench, budgets: Budgets, {runs, progress}: Wanted) {
  const all: Clicks[] = [];
  for (const kind of CLICKED.filter((clicked) => budgets[clicked])) {
    const page = budgets[kind]?.page ?? '/';
    for (const cpu of [1, 4]) {
      progress(`navigation: ${kind}, ${cpu}x`);
      const speed = {cpu, network: 'local'} as const;
      const done = await navigate(bench, page, {meeting: 'preloaded', speed, clicks: CLICKS});
      all.push({kind, meeting: 'preloaded', speed, ...done});
    }
    for (const meeting of ['rested', 'quick', 'not preloaded'] as const) {
      for (const speed of [
        {cpu: 1, network: 'local'},
        {cpu: 4, network: 'slow 4G'},
      ] as const) {
        progress(`navigation: ${kind}, ${meeting}, ${speed.cpu}x`);
        const first: {delaysMs: number[]; fullLoads: number} = {delaysMs: [], fullLoads: 0};
        for (let run = 0; run < runs; run += 1) {
          const done = await navigate(bench, page, {meeting, speed, clicks: 1});
          first.delaysMs.push(...done.delaysMs);
          first.fullLoads += done.fullLoads;
        }
        all.push({kind, meeting, speed, ...first});
      }
    }
  }
  return all;
}

async function judgeAll(bench: Bench, budgets: Budgets, {runs: rounds, progress}: Wanted) {
  const all: Judged[] = Object.keys(budgets).map((kind) => ({kind, runs: []}));
  for (let run = 1; run <= rounds; run += 1) {
    for (const {kind, runs} of all) {
      progress(`Lighthouse, round ${run}: ${kind}`);
      runs.push(await lighthouse(bench, `${bench.host.url}${budgets[kind]?.page ?? '/'}`));
    }
  }
  return all;
}
