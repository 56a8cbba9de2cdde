/**
 * Extracts the API model from the SDK release named in src/site/product.ts.
 *
 *   npm run api:model -- --sdk <wheel> --griffe <wheel> [--out dir] [--release version]
 *
 *   npm run api:model -- --history <folder of wheels> --griffe <wheel> [--out file]
 *
 * `--griffe` takes the wheel of griffelib; a message says how to fetch either file. `--release` takes
 * another release than the documented one, to compare the two; it needs a folder of its own.
 * `--history` writes the record of releases, from which pages say what changed when: it takes a folder
 * with a wheel of each release on the package index.
 */
import {parseArgs} from 'node:util';

import {extractModel} from '../src/reference/extract';
import {extractHistory} from '../src/reference/extract/past';
import {product} from '../src/site/product';

const {values} = parseArgs({
  options: {
    sdk: {type: 'string'},
    griffe: {type: 'string'},
    out: {type: 'string'},
    release: {type: 'string'},
    history: {type: 'string'},
  },
});

if (values.release !== undefined && values.out === undefined) {
  console.error('--release needs --out: the committed model is that of the documented release.');
  process.exit(1);
}

function run(): Promise<Record<string, number | string>> {
  const out = values.out !== undefined && {out: values.out};
  if (values.history !== undefined) {
    return extractHistory({
      wheels: values.history,
      griffeWheel: values.griffe,
      sdk: product.sdk,
      ...out,
    }).then(({releases, bytes}) => ({releases: releases.join(', '), bytes}));
  }
  return extractModel({
    sdkWheel: values.sdk,
    griffeWheel: values.griffe,
    sdk: {...product.sdk, ...(values.release !== undefined && {version: values.release})},
    ...out,
  });
}

run().then(
  (counts) => {
    console.log(
      Object.entries(counts)
        .map(([kind, count]) => `${kind}: ${count}`)
        .join('\n'),
    );
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
