import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {Page} from '@playwright/test';

/** What the engine says about an element. */
interface Found {
  readonly ruleId: string;
  /** How serious it is, and what came out: `['VIOLATION', 'FAIL']`. */
  readonly value: readonly string[];
  readonly message: string;
  readonly snippet: string;
}

/** The engine, as its script defines it in the page. */
declare const ace: {
  Checker: new () => {check(root: Document, rules: string[]): Promise<{results: Found[]}>};
};

const engine = readFileSync(
  createRequire(__filename).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/**
 * Holds the page against the rules of IBM Equal Access for WCAG 2.2, which differ from those of axe.
 *
 * @returns the number of rules applied to elements, and what is violated, with the HTML
 */
export async function runEqualAccess(
  page: Page,
): Promise<{readonly applied: number; readonly violations: readonly string[]}> {
  await page.evaluate(`${engine}; globalThis.ace = ace;`);
  const found = await page.evaluate(async () => {
    const {results} = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results.map(({ruleId, value, message, snippet}) => ({
      kind: value.join(' '),
      said: `${ruleId}: ${message}\n  ${snippet}`,
    }));
  });
  return {
    applied: found.length,
    violations: found.filter(({kind}) => kind === 'VIOLATION FAIL').map(({said}) => said),
  };
}
