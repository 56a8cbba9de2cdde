/**
 * Extracts the API model from the SDK release named in src/site/product.ts.
 *
 *   npm run api:model -- --sdk <wheel> --griffe <wheel> [--out dir] [--release version]
 *
 * `--griffe` takes the wheel of griffelib; a message says how to fetch either file. `--release` takes
 * another release than the documented one, to compare the two; it needs a folder of its own.
 */
import {parseArgs} from 'node:util';

import {extractModel} from '../src/reference/extract';
import {product} from '../src/site/product';

const {values} = parseArgs({
  options: {
    sdk: {type: 'string'},
    griffe: {type: 'string'},
    out: {type: 'string'},
    release: {type: 'string'},
  },
});

if (values.release !== undefined && values.out === undefined) {
  console.error('--release needs --out: the committed model is that of the documented release.');
  process.exit(1);
}

extractModel({
  sdkWheel: values.sdk,
  griffeWheel: values.griffe,
  sdk: {...product.sdk, ...(values.release !== undefined && {version: values.release})},
  ...(values.out !== undefined && {out: values.out}),
}).then(
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
