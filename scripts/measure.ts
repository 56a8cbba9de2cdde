/**
 * Weighs the pages of the built site and holds them to budgets.json; nothing is fetched from elsewhere.
 *
 *   npm run measure                         table in bytes, exit code 1 when something is over
 *   npm run measure -- --update             sets the budgets to today's weights and 5 % of room
 *   npm run measure -- --build <folder>     another build than build/
 *   npm run measure -- search               time to read the records and to answer, bytes to fetch,
 *                                           the same with ten times the records, and what a reader
 *                                           waits for in a browser, on this machine and a slow one
 */
import {parseArgs} from 'node:util';

import {budgetsFrom, overBudget, readBudgets, writeBudgets} from '../src/measure/budgets';
import {builtFiles} from '../src/measure/builtFiles';
import {searchReport} from '../src/measure/searchReport';
import {weightTable} from '../src/measure/table';
import {weighSite} from '../src/measure/weigh';
import {findBrowser} from '../tests/support/browser';

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {build: {type: 'string', default: 'build'}, update: {type: 'boolean'}},
  });
  if (positionals[0] === 'search') {
    for await (const line of searchReport(values.build, findBrowser())) {
      console.log(line);
    }
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

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
