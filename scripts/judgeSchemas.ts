/**
 * Compares the schemas of YAML files with what the SDK itself reads, on changed samples and generated
 * files, and says on what they differ.
 *
 *   SDK_PYTHON=<python> npm run schemas:judge -- [--cases 10000] [--seed 1] [--write]
 *
 * `SDK_PYTHON` is the interpreter of an environment that has the documented release of the SDK; without
 * it, `python` is used. `--write` keeps some of the SDK's verdicts for the unit tests, from cases that
 * have fewer bases.
 *
 * Files are compared as they are once variables are filled in: `$NAME` in pods, `{{ name }}` in templates.
 * A template is loaded by the SDK's class for templates. In a run the SDK fills in `default` first, or
 * what the caller gives, holds it to `enum`, and reads the rest as a task.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import Ajv from 'ajv';

import {loadModel} from '../src/reference/model/load';
import {type FileKind, fileKinds} from '../src/yaml/fileKinds';
import {fileSchema} from '../src/reference/schemas/files';
import {product} from '../src/site/product';
import {type Case, casesOf} from './schemas/cases';
import {agrees, differences, type Judged, percent} from './schemas/compare';
import {VERDICTS_FILE, verdictsOf, verdictsText} from './schemas/fixtures';
import {answersOf} from './schemas/oracle';
import {sampleFiles} from './schemas/samples';

/** How many cases share a generated file; with `--write`, which stores it. */
const SHARE = {plain: 4, stored: 40};
const ROOT = path.join(__dirname, '..');

const {values} = parseArgs({
  options: {
    cases: {type: 'string', default: '3000'},
    seed: {type: 'string', default: '1'},
    write: {type: 'boolean', default: false},
  },
});

async function main(): Promise<void> {
  const [count, seed] = [Number(values.cases), Number(values.seed)];
  const cases = makeCases(count, seed);
  console.log(`${cases.length} cases of seed ${seed}`);
  const answers = await answersOf(
    cases.map(({one}) => one),
    {
      python: process.env.SDK_PYTHON ?? 'python',
      release: product.sdk.version,
    },
  );
  const judged = cases.map(({one, ours}, index): Judged => ({
    ...one,
    ours,
    theirs: answers[index] ?? [],
  }));
  report(judged);
  if (values.write) {
    const file = path.join(ROOT, VERDICTS_FILE);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, verdictsText(verdictsOf(judged, product.sdk.version)));
  }
}

function makeCases(count: number, seed: number): {one: Case; ours: string[]}[] {
  const samples = sampleFiles(ROOT);
  const share = values.write ? SHARE.stored : SHARE.plain;
  return fileKinds.flatMap((kind, index) => {
    const schema = fileSchema(loadModel(), kind, {siteUrl: product.siteUrl, isFilledIn: true});
    const check = new Ajv({strict: false}).compile(schema);
    const own = Math.floor((count + index) / fileKinds.length);
    return casesOf(kind, {schema, check}, samples[kind], {count: own, seed, share}).map((one) => ({
      one,
      ours: check(one.data)
        ? []
        : (check.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`),
    }));
  });
}

function report(judged: readonly Judged[]): void {
  const same = judged.filter(agrees).length;
  const read = judged.filter(({theirs}) => theirs.length === 0).length;
  const kinds = fileKinds.map((kind: FileKind) => {
    const own = judged.filter((one) => one.kind === kind);
    return `${kind} ${percent(own.filter(agrees).length, own.length)} %`;
  });
  console.log(`The SDK reads ${read} of them.`);
  console.log(`Agreement ${percent(same, judged.length)} % (${kinds.join(', ')})`);
  for (const text of differences(judged)) {
    console.log(text);
  }
  console.log(`${judged.length - same} unexplained`);
  process.exitCode = same < judged.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
