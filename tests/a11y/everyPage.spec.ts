import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, type Page, test} from '@playwright/test';

import {runAxe, violationsOf} from '../support/axe';
import {forBatches} from '../support/batches';
import {colorAndWidth} from '../support/colorAndWidth';
import {type Assertion, assertionsOf, earlReport} from '../support/earl';
import {started} from '../support/shell';
import {pagesOfSitemap} from '../support/site';
import {NIGHTLY} from '../support/tags';

/* Runs axe on every page, in both colour modes and at both widths, and writes what it says as EARL. */

const REPORTS = path.resolve('test-results/accessibility');

test.use({contextOptions: {reducedMotion: 'reduce'}});

async function check(page: Page, some: readonly string[]): Promise<void> {
  const assertions: Assertion[] = [];
  let engine = '';
  for (const address of some) {
    await test.step(address, async () => {
      await page.goto(address);
      await started(page);
      for (const {colorScheme, width} of colorAndWidth) {
        const setting = `${colorScheme}, ${width} px`;
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 900});
        const results = await runAxe(page);
        engine = `${results.testEngine.name} ${results.testEngine.version}`;
        assertions.push(...assertionsOf(`${address} (${setting})`, results));
        expect.soft(violationsOf(results), `${address}, ${setting}`).toEqual([]);
      }
    });
  }
  mkdirSync(REPORTS, {recursive: true});
  const name = `${(some[0] ?? '').replaceAll('/', '_')}.earl.jsonld`;
  writeFileSync(path.join(REPORTS, name), earlReport(engine, assertions));
}

forBatches(
  [...pagesOfSitemap(), '/404'],
  (named) => `${named} have no axe violations in both colour modes at both widths`,
  NIGHTLY,
  check,
  90,
);
