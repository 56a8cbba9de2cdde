import {type FileKind, fileKinds} from '../../src/yaml/fileKinds';
import type {Judged} from './compare';
import {apply, type Change} from './mutate';

/** Verdicts of a release of the SDK, small enough to be committed. */
export interface Verdicts {
  readonly release: string;
  readonly bases: readonly {readonly kind: FileKind; readonly file: unknown}[];
  /** The number of a base, what is changed in it, and 1 where the SDK reads the result. */
  readonly cases: readonly (readonly [base: number, changes: readonly Change[], isRead: 0 | 1])[];
}

/** Where the verdicts are, from the root of the repository. */
export const VERDICTS_FILE = 'tests/unit/reference/schemas/fixtures/verdicts.json';

/** Longer ones are left out: in characters of JSON. */
const LONGEST = {base: 1400, changes: 300};
/** Of each kind of file. */
const MOST = {bases: 20, cases: 360};

/** Keeps some of the cases: as many that the SDK reads as that it refuses, from few and short bases. */
export function verdictsOf(judged: readonly Judged[], release: string): Verdicts {
  const kept = fileKinds.flatMap((kind) => someOf(judged.filter((one) => one.kind === kind)));
  const used = [...new Map(kept.map(({base, kind}) => [base, kind]))];
  const bases = used.map(([file, kind]) => ({kind, file}));
  return {
    release,
    bases,
    cases: kept.map(({base, changes, theirs}) => [
      bases.findIndex(({file}) => file === base),
      changes,
      theirs.length === 0 ? 1 : 0,
    ]),
  };
}

function someOf(judged: readonly Judged[]): Judged[] {
  const short = judged.filter(
    ({base, changes}) => isShort(base, LONGEST.base) && isShort(changes, LONGEST.changes),
  );
  const bases = new Set([...new Set(short.map(({base}) => base))].slice(0, MOST.bases));
  const half = (isRead: boolean) =>
    short
      .filter(({base, theirs}) => bases.has(base) && (theirs.length === 0) === isRead)
      .slice(0, MOST.cases / 2);
  return [...half(true), ...half(false)];
}

/** Returns the files of committed verdicts, and whether the SDK reads them. */
export function filesIn({bases, cases}: Verdicts): {
  kind: FileKind;
  data: unknown;
  changes: readonly Change[];
  isRead: boolean;
}[] {
  return cases.flatMap(([number, changes, isRead]) => {
    const base = bases[number];
    return base
      ? [{kind: base.kind, data: changes.reduce(apply, base.file), changes, isRead: isRead === 1}]
      : [];
  });
}

/** Writes verdicts with a line for each base and case. */
export function verdictsText({release, bases, cases}: Verdicts): string {
  const lines = (items: readonly unknown[]) =>
    items.map((item) => JSON.stringify(item)).join(',\n');
  return `{"release":"${release}","bases":[\n${lines(bases)}\n],"cases":[\n${lines(cases)}\n]}\n`;
}

function isShort(value: unknown, length: number): boolean {
  return JSON.stringify(value).length <= length;
}
