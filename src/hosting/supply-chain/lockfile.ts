import {readFileSync} from 'node:fs';
import path from 'node:path';

import {memoizeFile} from '../../lib/memoizeFile';

export const LOCKFILE = 'package-lock.json';

/** A package as npm has locked it. */
export interface LockedPackage {
  /** Its folder below the repository, such as `node_modules/react`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or what its author wrote instead; undefined where npm found none. */
  readonly license?: string;
  /** Digest of the published archive, in the form of Subresource Integrity. */
  readonly integrity?: string;
  /** Folders of the packages that it depends on. */
  readonly dependencies: readonly string[];
}

interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

type Entries = Readonly<Record<string, Entry>>;

const NODE_MODULES = 'node_modules/';

/** Returns the folder that Node.js takes for a package when code of another folder requires it. */
function resolve(entries: Entries, from: string, name: string): string | undefined {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const found = `${folder && `${folder}/`}${NODE_MODULES}${name}`;
    if (found in entries || folder === '') {
      return found in entries ? found : undefined;
    }
  }
}

const read = memoizeFile((file: string): readonly LockedPackage[] => {
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {packages: Entries};
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => ({
      folder,
      name: entry.name ?? folder.slice(folder.lastIndexOf(NODE_MODULES) + NODE_MODULES.length),
      version: entry.version ?? '',
      license: entry.license,
      integrity: entry.integrity,
      dependencies: Object.keys({...entry.dependencies, ...entry.optionalDependencies})
        .map((name) => resolve(packages, folder, name))
        .filter((found) => found !== undefined),
    }));
});

/**
 * Lists the packages of `package-lock.json` in its order, with those of other operating systems.
 *
 * @param root folder of the repository
 */
export function lockedPackages(root: string): readonly LockedPackage[] {
  return read(path.join(root, LOCKFILE));
}

/**
 * Returns the locked package of a folder.
 *
 * @param folder below `node_modules`, such as `react`
 * @throws Error when there is none
 */
export function lockedPackage(root: string, folder: string): LockedPackage {
  const found = lockedPackages(root).find((locked) => locked.folder === NODE_MODULES + folder);
  if (!found) {
    throw new Error(`${LOCKFILE} has no package in ${NODE_MODULES}${folder}.`);
  }
  return found;
}
