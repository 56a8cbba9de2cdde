import {openBench} from './browser/bench';
import {strangers, weighPage} from './browser/weighPage';
import {budgetsFrom, budgetsOfKinds, overBudget, readBudgets, writeBudgets} from './budgets';
import {fromOtherHosts, weightsOf} from './requests';
import {otherHostLines, type WeighedPage, weightTable} from './weightTable';

export interface Weighing {
  /** Markdown. */
  readonly report: string;
  readonly faults: readonly string[];
}

/**
 * Weighs the sample page of each kind and compares it with the budgets.
 *
 * @param kinds names from budgets.json; empty means all
 * @param update whether today's weights become the budgets
 */
export async function weigh(
  build: string,
  executablePath: string,
  kinds: readonly string[],
  update: boolean,
): Promise<Weighing> {
  const meant = budgetsOfKinds(readBudgets(), kinds);
  const bench = await openBench(build, executablePath);
  const pages: WeighedPage[] = [];
  try {
    for (const [kind, {page}] of Object.entries(meant)) {
      pages.push(await weighPage(bench, kind, page));
    }
  } finally {
    await bench.close();
  }
  const weighed = Object.fromEntries(pages.map(({kind, files}) => [kind, weightsOf(files)]));
  if (update) {
    writeBudgets(budgetsFrom(weighed, readBudgets()));
  }
  const budgets = readBudgets();
  return {
    report: [weightTable(pages, budgets), ...otherHostLines(pages)].join('\n\n'),
    faults: [
      ...overBudget(weighed, budgets),
      ...pages.flatMap(({kind, files, url}) =>
        strangers(fromOtherHosts(files, url)).map((stranger) => `${kind} asks for ${stranger}.`),
      ),
    ],
  };
}
