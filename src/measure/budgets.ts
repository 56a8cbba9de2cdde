import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import {PARTS, type WeighedPage, type Weights} from './weigh';

/** The most bytes that pages of a kind may weigh. */
export interface Budget extends Weights {
  /** The page that stands for the kind: what depends on its words is held for it alone. */
  page: string;
}

export type Budgets = Readonly<Record<string, Budget>>;

export const BUDGET_FILE = 'budgets.json';

/** What the site's code decides, alike on all pages of a kind; the rest grows with a page's words. */
const SHARED = ['css', 'font', 'scripts'] as const;

/** @throws when the file is missing or is not a table of bytes */
export function readBudgets(file: string = BUDGET_FILE): Budgets {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: take it from git.`);
  }
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Partial<Budget>>;
  for (const [kind, budget] of Object.entries(content)) {
    const odd = PARTS.filter((part) => typeof budget[part] !== 'number');
    if (typeof budget.page !== 'string' || odd.length > 0) {
      const names = [...(typeof budget.page === 'string' ? [] : ['page']), ...odd].join(', ');
      throw new Error(`${file}: "${kind}" needs ${names}; "page" is an address, the rest bytes.`);
    }
  }
  return content as Budgets;
}

/** What is over its budget or has none, one message each. */
export function overBudget(pages: readonly WeighedPage[], budgets: Budgets): string[] {
  const kinds = new Set(pages.map(({kind}) => kind));
  const unknown = [...kinds].filter((kind) => !budgets[kind]);
  return [
    ...unknown.map((kind) => `${BUDGET_FILE} has no budget for the kind "${kind}": add one.`),
    ...Object.entries(budgets).flatMap(([kind, budget]) => {
      const ofKind = pages.filter((page) => page.kind === kind);
      const stands = ofKind.find(({address}) => address === budget.page);
      return stands
        ? [
            ...faultsOf(stands, budget, PARTS),
            ...heaviestFaults(
              ofKind.filter((page) => page !== stands),
              budget,
            ),
          ]
        : [`${BUDGET_FILE}: "${kind}" has no page ${budget.page}: name one that is built.`];
    }),
  ];
}

/** One message a part is enough: its heaviest page. */
function heaviestFaults(pages: readonly WeighedPage[], budget: Budget): string[] {
  return SHARED.flatMap((part) => {
    const [heaviest] = [...pages].sort((a, b) => b.weights[part] - a.weights[part]);
    return heaviest ? faultsOf(heaviest, budget, [part]) : [];
  });
}

function faultsOf(
  {address, kind, weights}: WeighedPage,
  budget: Budget,
  parts: readonly (keyof Weights)[],
): string[] {
  return parts
    .filter((part) => weights[part] > budget[part])
    .map(
      (part) =>
        `${kind}: ${part} of ${address} is ${weights[part]} bytes, ` +
        `${weights[part] - budget[part]} over the budget of ${budget[part]}.`,
    );
}

/** The same kinds and pages with today's weights and room for 5 %, in steps of 100 bytes. */
export function budgetsFrom(pages: readonly WeighedPage[], budgets: Budgets): Budgets {
  return Object.fromEntries(
    Object.entries(budgets).map(([kind, budget]) => {
      const weights = pages.find(({address}) => address === budget.page)?.weights;
      const parts = PARTS.map((part) => [part, withRoom(weights?.[part] ?? budget[part])]);
      return [kind, {page: budget.page, ...Object.fromEntries(parts)} as Budget];
    }),
  );
}

export function writeBudgets(budgets: Budgets, file: string = BUDGET_FILE): void {
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

function withRoom(bytes: number): number {
  return Math.ceil((bytes * 1.05) / 100) * 100;
}
