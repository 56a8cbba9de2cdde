import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import {kib} from './numbers';
import {PARTS, type Weights} from './requests';

/** The maximum weight of pages of a kind, in bytes. */
interface Budget extends Weights {
  /** Address of the kind's sample page. */
  readonly page: string;
}

export type Budgets = Readonly<Record<string, Budget>>;

/** Weights of the sample page of each kind. */
export type Weighed = Readonly<Record<string, Weights>>;

const BUDGET_FILE = 'budgets.json';

const KIB = 1024;
/** Target for the first load before the application starts, by kind; 14 KiB of it for the web font. */
const FIRST_LOAD_GOALS: Readonly<Record<string, number>> = {
  landing: 42 * KIB,
  guide: 46 * KIB,
  tutorial: 46 * KIB,
  api: 46 * KIB,
};
/** Target for everything loaded once a page is at rest, by kind; for all others the first. */
const IDLE_GOAL = 45 * KIB;
const IDLE_GOALS: Readonly<Record<string, number>> = {
  maths: 105 * KIB,
  'symbol index': 75 * KIB,
  'largest page': Infinity,
};
/** Target for what the reader's first turn to a link adds, on top of what the page's kind needs. */
const INTENT_GOAL = 130 * KIB;

/** Returns the targets for a kind, in bytes; Infinity where none is set. */
export function goalOf(kind: string): Weights {
  const idle = IDLE_GOALS[kind] ?? IDLE_GOAL;
  return {
    firstLoad: FIRST_LOAD_GOALS[kind] ?? Infinity,
    idle,
    intent: INTENT_GOAL + idle - IDLE_GOAL,
    prefetch: Infinity,
  };
}

/**
 * Reads the budgets.
 *
 * @throws when the file is missing or is not a table of bytes
 */
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

/**
 * Returns the budgets of the named kinds, or of all kinds without names.
 *
 * @throws for an unknown name
 */
export function budgetsOfKinds(budgets: Budgets, kinds: readonly string[]): Budgets {
  const unknown = kinds.filter((kind) => !budgets[kind]);
  if (unknown.length > 0) {
    const known = Object.keys(budgets).join(', ');
    throw new Error(`${BUDGET_FILE} has no kind "${unknown.join('", "')}"; it has ${known}.`);
  }
  const isMeant = (kind: string): boolean => kinds.length === 0 || kinds.includes(kind);
  return Object.fromEntries(Object.entries(budgets).filter(([kind]) => isMeant(kind)));
}

/** Returns a message for each weight that is over its budget. */
export function overBudget(weighed: Weighed, budgets: Budgets): string[] {
  return Object.entries(weighed).flatMap(([kind, weights]) => {
    const budget = budgets[kind];
    return budget
      ? PARTS.filter((part) => weights[part] > budget[part]).map(
          (part) =>
            `${kind}: ${part} of ${budget.page} is ${weights[part]} bytes (${kib(weights[part])} KiB), ` +
            `${weights[part] - budget[part]} over the budget of ${budget[part]}.`,
        )
      : [`${BUDGET_FILE} has no budget for the kind "${kind}": add one.`];
  });
}

/**
 * Returns new budgets for the same kinds and pages: today's weights plus 3 %, in steps of 100 bytes,
 * but never above a target that has been reached.
 */
export function budgetsFrom(weighed: Weighed, budgets: Budgets): Budgets {
  return Object.fromEntries(
    Object.entries(budgets).map(([kind, budget]) => {
      const weights = weighed[kind];
      const goal = goalOf(kind);
      const parts = PARTS.map((part) => [
        part,
        weights ? withRoom(weights[part], goal[part]) : budget[part],
      ]);
      return [kind, {page: budget.page, ...Object.fromEntries(parts)} as Budget];
    }),
  );
}

export function writeBudgets(budgets: Budgets, file: string = BUDGET_FILE): void {
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

function withRoom(bytes: number, goal: number): number {
  const roomy = Math.ceil((bytes * 1.03) / 100) * 100;
  return bytes <= goal ? Math.min(roomy, goal) : roomy;
}
