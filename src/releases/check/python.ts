import type {Release} from '../types';
import {judgeUse} from './judgeUse';
import {knownPair} from './pair';
import {pythonUses} from './pythonUses';
import {lineFinder, type Verdict} from './types';

/** Package of the SDK. */
const ROOT = 'bitfount';

/**
 * Judges each use of the SDK in a program.
 *
 * @param before the release for which it was written
 * @param after the release to which it is to move
 * @returns verdicts in the order of the text; one that is fine stands for each use without trouble
 */
export function checkPython(text: string, before: Release, after: Release): Verdict[] {
  const pair = knownPair(before, after);
  const lineAt = lineFinder(text);
  const sdk = {
    root: ROOT,
    isClass: (path: string) =>
      [pair.old, pair.now].some((resolver) => resolver.find(path)?.symbol.kind === 'class'),
    has: (path: string) => pair.old.find(path) !== undefined,
  };
  return pythonUses(text, sdk).flatMap((use): Verdict[] => {
    const place = {line: lineAt(use.at), name: use.name};
    const found = judgeUse(use, pair);
    return found.length > 0
      ? found.map((judgement) => ({...place, ...judgement}))
      : use.path === undefined
        ? []
        : [{...place, state: 'fine', words: ['works as before']}];
  });
}
