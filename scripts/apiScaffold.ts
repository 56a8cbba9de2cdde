/**
 * Compares the API model with the pages below api/, and writes stubs for what is missing.
 *
 *   npm run api:scaffold                                     what is missing and what is gone
 *   npm run api:scaffold -- --write [module or package …]    stubs, for all modules if none is named
 *   npm run api:scaffold -- --against <folder>               what differs from the model in a folder
 */
import {parseArgs} from 'node:util';

import {scaffold} from '../src/reference/scaffold';

function run(): string {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {write: {type: 'boolean'}, against: {type: 'string'}},
  });
  if (positionals.length > 0 && !values.write) {
    throw new Error(`Put --write before ${positionals.join(' ')} to write stubs for it.`);
  }
  if (values.write && values.against !== undefined) {
    throw new Error('--write and --against do different things: give one of them.');
  }
  return scaffold({
    root: process.cwd(),
    ...(values.write && {write: positionals}),
    ...(values.against !== undefined && {against: values.against}),
  });
}

try {
  console.log(run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
