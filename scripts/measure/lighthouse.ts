import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import type {Bench} from './browser/bench';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's results for a page on a simulated phone; scores from 0 to 100, times in ms. */
export interface Scores {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly layoutShift: number;
  /** Audits in categories other than performance that lowered a score. */
  readonly failed: readonly string[];
}

/** The part of Lighthouse's result that we read. */
export interface LighthouseResult {
  readonly runtimeError?: {readonly code: string; readonly message: string};
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly {readonly id: string; readonly weight: number}[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, {readonly score: number | null; readonly numericValue?: number}>
  >;
}

/**
 * Reads the scores from Lighthouse's result.
 *
 * @throws when Lighthouse could not score the page
 */
export function scoresOf(result: LighthouseResult): Scores {
  if (result.runtimeError) {
    throw new Error(`Lighthouse: ${result.runtimeError.code}: ${result.runtimeError.message}`);
  }
  const value = (audit: string): number => result.audits[audit]?.numericValue ?? NaN;
  const score = (category: string): number =>
    Math.round((result.categories[category]?.score ?? NaN) * 100);
  const failed = CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({id}) => id),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    failed: [...new Set(failed)],
  };
}

const TIMEOUT_MS = 180_000;

/**
 * Runs Lighthouse once, simulating a phone, in a browser that it launches itself.
 *
 * @throws when Lighthouse is not installed or fails
 */
export async function lighthouse(
  {executablePath, launchArgs}: Bench,
  url: string,
): Promise<Scores> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'result.json');
  const flags = ['--headless=new', ...launchArgs].map((flag) => flag.replace(/=(.* .*)$/, '="$1"'));
  try {
    await promisify(execFile)(
      process.execPath,
      [
        cli(),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--no-enable-error-reporting',
        `--only-categories=${CATEGORIES.join()}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      {env: {...process.env, CHROME_PATH: executablePath}, timeout: TIMEOUT_MS},
    );
    return scoresOf(JSON.parse(readFileSync(file, 'utf8')) as LighthouseResult);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function cli(): string {
  try {
    return createRequire(__filename).resolve('lighthouse/cli/index.js');
  } catch {
    throw new Error('Lighthouse is not installed: run "npm ci".');
  }
}
