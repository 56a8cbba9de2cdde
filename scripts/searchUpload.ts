/**
 * Replaces the index of the hosted search with the records of the last build.
 *
 *   npm run search:upload               needs ALGOLIA_APP_ID and ALGOLIA_WRITE_API_KEY
 *   npm run search:upload -- --dry-run  what would change: new (+), changed (~), gone (-)
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {RECORDS_FILE} from '../src/search/settings';
import {runUpload} from '../src/search/upload/run';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean'}, build: {type: 'string', default: 'build'}},
  });
  await runUpload({
    env: process.env,
    recordsFile: path.join(values.build, RECORDS_FILE),
    dryRun: values['dry-run'] ?? false,
    tell: (line) => console.log(line),
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
