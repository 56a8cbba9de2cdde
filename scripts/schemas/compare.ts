import type {Case} from './cases';
import type {Answer} from './oracle';

/** A case with both verdicts. */
export interface Judged extends Case {
  /** What the schema has against it: paths and words; empty when the schema takes it. */
  readonly ours: readonly string[];
  readonly theirs: Answer;
}

const LENGTH = 160;

/** Whether the schema and the SDK say the same. */
export function agrees({ours, theirs}: Judged): boolean {
  return (ours.length === 0) === (theirs.length === 0);
}

/** Describes the cases on which schema and SDK differ: one paragraph for each kind of difference. */
export function differences(judged: readonly Judged[]): string[] {
  const groups = new Map<string, Judged[]>();
  for (const one of judged.filter((each) => !agrees(each))) {
    const title = titleOf(one);
    groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([title, [first, ...more]]) => {
      const example = JSON.stringify(first?.changes.length ? first.changes : (first?.data ?? null));
      return `${more.length + 1} x ${title}\n    for example ${example.slice(0, 2 * LENGTH)}`;
    });
}

function titleOf({kind, ours, theirs}: Judged): string {
  const text =
    ours.length === 0
      ? `only the SDK refuses it: ${theirs.join(': ')}`
      : `only the schema refuses it: ${ours.join('; ')}`;
  return `${kind}: ${text.replaceAll(/\d+/g, 'N').slice(0, LENGTH)}`;
}

/** Returns a share in percent, cut off rather than rounded up: 99.96 of 9996 in 10000. */
export function percent(part: number, whole: number): string {
  return (Math.floor((part / whole) * 10_000) / 100).toFixed(2);
}
