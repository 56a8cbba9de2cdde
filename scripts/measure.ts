/**
 * Weighs the pages of the built site and holds them to budgets.json; nothing is fetched.
 *
 *   npm run measure                         table in bytes, exit code 1 when something is over
 *   npm run measure -- --update             sets the budgets to today's weights and 5 % of room
 *   npm run measure -- --build <folder>     another build than build/
 *   npm run measure -- search               time to read the records and to answer, bytes to fetch,
 *                                           and the same with ten times the records
 */
import {parseArgs} from 'node:util';

import {budgetsFrom, overBudget, readBudgets, writeBudgets} from '../src/measure/budgets';
import {builtFiles} from '../src/measure/builtFiles';
import {measureSearch} from '../src/measure/searchInNode';
import {weightTable} from '../src/measure/table';
import {weighSite} from '../src/measure/weigh';

function run(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {build: {type: 'string', default: 'build'}, update: {type: 'boolean'}},
  });
  if (positionals[0] === 'search') {
    printSearch(values.build);
    return;
  }
  const pages = weighSite(builtFiles(values.build));
  if (values.update) {
    writeBudgets(budgetsFrom(pages, readBudgets()));
  }
  const budgets = readBudgets();
  const faults = overBudget(pages, budgets);
  console.log(weightTable(pages, budgets));
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function printSearch(build: string): void {
  const {rows, packGzip} = measureSearch(build);
  for (const {records, buildMs, queryP50Ms, queryP95Ms} of rows) {
    const times = [buildMs, queryP50Ms, queryP95Ms].map((ms) => ms.toFixed(1));
    console.log(
      `${records} records: index ${times[0]} ms, query p50 ${times[1]} ms, p95 ${times[2]} ms`,
    );
  }
  console.log(`records to fetch: ${packGzip} bytes (gzip)`);
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
