import type {Change} from '../../src/releases/diff/types';
import {nameOf, ownerOf} from '../../src/releases/paths';
import {releaseResolver} from '../../src/releases/resolve';
import type {Release} from '../../src/releases/types';
import {type Breakage, isFieldCall, isOfStubs} from './breakages';

/** Why a breakage of griffe has no change of ours. */
type Reason =
  | 'a member that griffe repeats for each class that inherits it'
  | 'a name that only `__all__` or an import makes public'
  | 'a parameter whose class or function is listed as gone'
  | 'an expression that makes a field, which griffe takes for its default'
  | 'a name or a property that only stubs have in this way'
  | 'not explained';

export interface Comparison {
  readonly found: number;
  readonly missed: readonly {readonly breakage: Breakage; readonly reason: Reason}[];
}

/** What griffe's kinds are called in our lists. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  OBJECT_REMOVED: ['gone', 'moved', 'renamed'],
  OBJECT_CHANGED_KIND: ['kind'],
  CLASS_REMOVED_BASE: ['bases'],
  RETURN_CHANGED_TYPE: ['returns'],
  PARAMETER_REMOVED: ['parameter-gone', 'parameter-renamed', 'gone', 'renamed', 'kind'],
  PARAMETER_ADDED_REQUIRED: ['parameter-new', 'parameter-renamed', 'new'],
  PARAMETER_MOVED: ['parameter-place'],
  PARAMETER_CHANGED_KIND: ['parameter-kind'],
  PARAMETER_CHANGED_DEFAULT: ['default'],
  PARAMETER_CHANGED_REQUIRED: ['required'],
};

/** Finds the changes of ours that say the same as the breakages of griffe, and why some are not there. */
export function compareBreakages(
  breakages: readonly Breakage[],
  changes: readonly Change[],
  before: Release,
): Comparison {
  const byPath = new Map<string, Change[]>();
  for (const change of changes) {
    byPath.set(change.path, [...(byPath.get(change.path) ?? []), change]);
  }
  const missed = breakages.filter((breakage) => !isListed(breakage, byPath, before));
  return {
    found: breakages.length - missed.length,
    missed: missed.map((breakage) => ({breakage, reason: reasonOf(breakage, byPath, before)})),
  };
}

type ByPath = ReadonlyMap<string, readonly Change[]>;

function isListed(breakage: Breakage, byPath: ByPath, before: Release): boolean {
  const kinds = KINDS[breakage.kind] ?? [];
  const parameter = breakage.old ?? breakage.new ?? '';
  const isOfParameter = breakage.kind.startsWith('PARAMETER');
  return placesOf(breakage, before).some((path) =>
    byPath
      .get(path)
      ?.some(
        (change) =>
          kinds.includes(change.kind) &&
          (!isOfParameter ||
            change.parameter === parameter ||
            change.successor === parameter ||
            nameOf(change.path) === parameter),
      ),
  );
}

/** The paths at which our lists can have a breakage: a constructor's are those of its class and fields. */
function placesOf({path, home, old, new: now}: Breakage, before: Release): string[] {
  const all = [path, home].flatMap((one) => {
    const found = releaseResolver(before).find(one)?.path;
    return found === undefined ? [one] : [one, found];
  });
  return all.flatMap((one) => {
    const cls = nameOf(one) === '__init__' ? ownerOf(one) : undefined;
    return cls === undefined ? [one] : [one, cls, `${cls}.${old ?? now ?? ''}`];
  });
}

function reasonOf(breakage: Breakage, byPath: ByPath, before: Release): Reason {
  const {path, home} = breakage;
  const {symbols} = before;
  const cls = nameOf(path) === '__init__' ? ownerOf(path) : path;
  const owners = [ownerOf(cls), ownerOf(ownerOf(cls))];
  if (
    [...owners, cls].some((owner) =>
      byPath.get(owner)?.some(({kind}) => /^(?:gone|moved|renamed)$/.test(kind)),
    )
  ) {
    return 'a parameter whose class or function is listed as gone';
  }
  if (breakage.isMember && !symbols.has(cls) && releaseResolver(before).find(ownerOf(cls))) {
    return 'a member that griffe repeats for each class that inherits it';
  }
  if (isFieldCall(breakage)) {
    return 'an expression that makes a field, which griffe takes for its default';
  }
  if (isOfStubs(breakage)) {
    return 'a name or a property that only stubs have in this way';
  }
  const isPrivate = path.split('.').some((part) => /^_(?!_init__$)/.test(part));
  return isPrivate || !symbols.has(cls) || home !== path
    ? 'a name that only `__all__` or an import makes public'
    : 'not explained';
}
