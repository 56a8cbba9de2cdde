/**
 * Runs the code of pages with the SDK and keeps the values that drawings show.
 *
 *   npm run results -- [name…] --python <python>
 *
 * `--python` is the interpreter of an environment that has the documented release of the SDK; without
 * it, `python` is used. Without names, all runs of src/samples/results/runs.ts are made.
 */
import {parseArgs} from 'node:util';

import {type RunName, runs} from '../src/samples/results/runs';
import {product} from '../src/site/product';
import {didYouMean} from '../src/writing/nearest';
import {makeRun} from './results/makeRun';

const {values, positionals} = parseArgs({
  options: {python: {type: 'string', default: 'python'}},
  allowPositionals: true,
});

const known = Object.keys(runs);
const unknown = positionals.find((name) => !known.includes(name));
if (unknown !== undefined) {
  const hint = didYouMean(unknown, known) || ` There are: ${known.join(', ')}.`;
  console.error(`There is no run "${unknown}".${hint}`);
  process.exit(1);
}

const names = (positionals.length > 0 ? positionals : known) as RunName[];
try {
  for (const name of names) {
    console.log(makeRun({name, python: values.python, release: product.sdk.version}));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
