/**
 * Holds our differences between releases against griffe's own check, and the tool on the page of changes
 * against programs that are made from griffe's breakages.
 *
 *   npm run releases:judge -- --wheels <folder> --griffe <wheel> [--from 11.2.0] [--seed 1] [--write]
 *
 * `--wheels` is a folder with a wheel of each release, `--from` the oldest release to compare with its
 * successor. `--write` keeps the programs for the unit tests.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {groupBy} from '../src/lib/groupBy';
import {wheelsIn} from '../src/reference/extract/past';
import {readWheel} from '../src/reference/extract/wheels';
import {loadChanges, loadRelease} from '../src/reference/past/recordFile';
import {product} from '../src/site/product';
import {breakagesOf} from './releases/breakages';
import {compareBreakages} from './releases/compare';
import {drawn} from './releases/draw';
import {type Case, judgeCases, unchangedCases} from './releases/cases';
import {isMet, snippetOf} from './releases/snippets';

const FIXTURE = 'tests/unit/releases/fixtures/programs.json';
const CASES = 100;

const {values} = parseArgs({
  options: {
    wheels: {type: 'string'},
    griffe: {type: 'string'},
    from: {type: 'string', default: '11.2.0'},
    seed: {type: 'string', default: '1'},
    write: {type: 'boolean', default: false},
  },
});

async function run(): Promise<void> {
  const griffe = readWheel(values.griffe, {option: '--griffe', name: 'griffelib'});
  const all = wheelsIn(values.wheels ?? '.', product.sdk.package);
  const wheels = all.slice(all.findIndex(({version}) => version === values.from));
  const broken: Case[] = [];
  const unchanged: Case[] = [];
  for (const [index, after] of wheels.entries()) {
    const before = wheels[index - 1];
    if (!before) {
      continue;
    }
    const found = await breakagesOf(before, after, griffe);
    const [from, to] = [before.version, after.version];
    const comparison = compareBreakages(found, loadChanges(from, to), loadRelease(from));
    console.log(
      `${from} to ${to}: griffe names ${found.length}, ${comparison.found} are in our list`,
    );
    for (const [reason, group] of groupBy(comparison.missed, (missed) => missed.reason)) {
      console.log(`  ${group.length}: ${reason}`);
      const shown = reason === 'not explained' ? group : group.slice(0, 2);
      shown.forEach(({breakage: {kind, path, old}}) =>
        console.log(`    ${kind} ${path} ${old ?? ''}`),
      );
    }
    broken.push(...found.filter(isMet).map((one) => ({...snippetOf(one), from, to})));
    unchanged.push(...unchangedCases(from, to, new Set(found.map(({path}) => path))));
  }
  const cases = {
    broken: drawn(distinct(broken), CASES, Number(values.seed)),
    unchanged: drawn(unchanged, CASES * 3, Number(values.seed)),
  };
  const {named, alarms} = judgeCases(cases);
  console.log(`named: ${named.length} of ${cases.broken.length}`);
  const isNamed = new Set(named);
  cases.broken
    .filter((one) => !isNamed.has(one))
    .forEach(({about}) => console.log(`  missed: ${about}`));
  console.log(`false alarms: ${alarms.length} of ${cases.unchanged.length}`);
  alarms.forEach(({about}) => console.log(`  alarm: ${about}`));
  if (values.write) {
    writeFileSync(FIXTURE, `${JSON.stringify(cases, undefined, 1)}\n`);
  }
}

function distinct(cases: readonly Case[]): Case[] {
  return [...new Map(cases.map((one) => [one.code, one])).values()];
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
