/**
 * Weighs the pages of the built site and holds them to budgets.json; nothing is fetched.
 *
 *   npm run measure                         table in bytes, exit code 1 when something is over
 *   npm run measure -- --update             sets the budgets to today's weights and 5 % of room
 *   npm run measure -- --build <folder>     another build than build/
 */
import {parseArgs} from 'node:util';

import {budgetsFrom, overBudget, readBudgets, writeBudgets} from '../src/measure/budgets';
import {builtFiles} from '../src/measure/builtFiles';
import {weightTable} from '../src/measure/table';
import {weighSite} from '../src/measure/weigh';

function run(): void {
  const {values} = parseArgs({
    options: {build: {type: 'string', default: 'build'}, update: {type: 'boolean'}},
  });
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

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
