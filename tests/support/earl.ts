import type {AxeResults} from './axe';

/** Which outcome of EARL a list of axe's results stands for. */
const outcomes = {
  passes: 'passed',
  violations: 'failed',
  incomplete: 'cantTell',
  inapplicable: 'inapplicable',
} as const;

/** An assertion of the Evaluation and Report Language (https://www.w3.org/TR/EARL10-Schema/). */
export interface Assertion {
  readonly '@type': 'earl:Assertion';
  readonly 'earl:subject': string;
  readonly 'earl:test': string;
  readonly 'earl:result': {readonly '@type': 'earl:TestResult'; readonly 'earl:outcome': string};
}

/**
 * Puts axe's results of a page into the terms of EARL.
 *
 * @param subject address of the page, and how it was shown
 */
export function assertionsOf(subject: string, results: AxeResults): Assertion[] {
  return Object.entries(outcomes).flatMap(([list, outcome]) =>
    results[list as keyof typeof outcomes].map(({id}) => ({
      '@type': 'earl:Assertion' as const,
      'earl:subject': subject,
      'earl:test': `axe:${id}`,
      'earl:result': {'@type': 'earl:TestResult' as const, 'earl:outcome': `earl:${outcome}`},
    })),
  );
}

/** Returns a report of assertions, as JSON-LD. */
export function earlReport(engine: string, assertions: readonly Assertion[]): string {
  const report = {
    '@context': {
      earl: 'http://www.w3.org/ns/earl#',
      axe: 'https://dequeuniversity.com/rules/axe/',
    },
    'earl:assertedBy': engine,
    '@graph': assertions,
  };
  return `${JSON.stringify(report, undefined, 1)}\n`;
}
