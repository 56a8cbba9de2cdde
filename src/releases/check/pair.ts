import {memoize} from '../../lib/memoize';
import {diffReleases} from '../diff';
import type {Change} from '../diff/types';
import {type ReleaseResolver, releaseResolver} from '../resolve';
import type {Release} from '../types';

/** Two releases to compare: that of the pasted file, and that to which it is to move. */
export interface ReleasePair {
  readonly before: Release;
  readonly after: Release;
  readonly old: ReleaseResolver;
  readonly now: ReleaseResolver;
  /** Changes of symbols as a whole and of their parameters, by path in the older release. */
  readonly changes: ReadonlyMap<string, readonly Change[]>;
  /** Names of members that some class lost or changed so that code can fail. */
  readonly troubledMembers: ReadonlySet<string>;
}

/** Prepares two releases for checks. */
function pairOf(before: Release, after: Release): ReleasePair {
  const changes = new Map<string, Change[]>();
  for (const change of diffReleases(before, after)) {
    const known = changes.get(change.path) ?? [];
    changes.set(change.path, known);
    known.push(change);
  }
  const troubled = [...changes].filter(([path, all]) => {
    const owner = path.slice(0, path.lastIndexOf('.'));
    const isMember = before.symbols.get(owner)?.kind === 'class';
    return isMember && all.some(({isBreaking}) => isBreaking);
  });
  return {
    before,
    after,
    old: releaseResolver(before),
    now: releaseResolver(after),
    changes,
    troubledMembers: new Set(troubled.map(([path]) => path.slice(path.lastIndexOf('.') + 1))),
  };
}

const pairsFrom = memoize(
  (before: Release) =>
    memoize((after: Release) => pairOf(before, after), new WeakMap<Release, ReleasePair>()),
  new WeakMap<Release, (after: Release) => ReleasePair>(),
);

/** As `pairOf`, once for each two releases. */
export function knownPair(before: Release, after: Release): ReleasePair {
  return pairsFrom(before)(after);
}
