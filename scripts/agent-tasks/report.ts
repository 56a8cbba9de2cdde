import type {Task} from './tasks';

/** The faults of one folder of answers, by the name of the task. */
export interface Judged {
  /** What the folder is called in the table. */
  label: string;
  faults: ReadonlyMap<string, readonly string[]>;
}

const PASSED = 'passed';
const MISSING = 'no answer';

/**
 * Writes a table with a row for each task and a column for each folder, the faults below it, and
 * the scores: in how many tasks of each area, and of all, the answer has no fault.
 */
export function report(tasks: readonly Task[], judged: readonly Judged[]): string {
  const labels = judged.map(({label}) => label);
  const results = tasks.map(({name, area}) => [name, area, ...judged.map(resultOf(name))]);
  const areas = [...new Set(tasks.map(({area}) => area))];
  const scores = [...areas, undefined].map((area) => [
    area ?? 'all',
    ...judged.map((folder) => scoreOf(tasks, folder, area)),
  ]);
  return [
    ...table([['task', 'area', ...labels], ...results]),
    '',
    ...judged.flatMap((folder) => faultLines(tasks, folder)),
    ...table([['passed', ...labels], ...scores]),
  ].join('\n');
}

function resultOf(task: string): (judged: Judged) => string {
  return ({faults}) => {
    const found = faults.get(task);
    if (found === undefined) {
      return MISSING;
    }
    const checks = [...new Set(found.map((fault) => fault.split(':', 1)[0]))];
    return checks.length === 0 ? PASSED : checks.join(', ');
  };
}

function scoreOf(tasks: readonly Task[], {faults}: Judged, area: string | undefined): string {
  const counted = tasks.filter((task) => area === undefined || task.area === area);
  const right = counted.filter(({name}) => faults.get(name)?.length === 0);
  return `${right.length} of ${counted.length}`;
}

function faultLines(tasks: readonly Task[], {label, faults}: Judged): string[] {
  const lines = tasks.flatMap(({name}) =>
    (faults.get(name) ?? []).map((fault) => `${label}/${name}: ${fault.replaceAll('\n', ' ')}`),
  );
  return lines.length > 0 ? [...lines, ''] : [];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
