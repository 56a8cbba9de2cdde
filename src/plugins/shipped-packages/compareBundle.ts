import {packageFolderOf} from '../../hosting/supply-chain/packageFolder';
import {shippedPackages} from '../../site/shippedPackages';

/** A module of a bundle, as the bundler's statistics give it. */
export interface BundledModule {
  /** Path of its file. */
  readonly nameForCondition?: string;
  /** The modules that the bundler has put into this one. */
  readonly modules?: readonly BundledModule[];
}

/** Returns the folders of packages, below `node_modules`, that modules are from. */
export function packagesOf(modules: readonly BundledModule[]): Set<string> {
  const found = new Set<string>();
  for (const {nameForCondition, modules: inner} of modules) {
    const folder = packageFolderOf(nameForCondition ?? '');
    if (folder) {
      found.add(folder);
    }
    packagesOf(inner ?? []).forEach((name) => found.add(name));
  }
  return found;
}

/**
 * Holds the packages of the browser's bundle against those that are known to reach readers.
 *
 * @throws Error that names each package which only one of them has, and what to do
 */
export function compareBundle(bundled: ReadonlySet<string>): void {
  const inBundle = shippedPackages.filter(({besideBundle}) => !besideBundle);
  const listed = new Set(inBundle.map(({folder}) => folder));
  const needed = inBundle.filter(({ifImported}) => !ifImported).map(({folder}) => folder);
  const faults = [
    ...[...bundled]
      .filter((folder) => !listed.has(folder))
      .map((folder) => `${folder} is in the browser's bundle: add it, if its licence allows it.`),
    ...needed
      .filter((folder) => !bundled.has(folder))
      .map((folder) => `${folder} is not in the browser's bundle: remove it.`),
  ];
  if (faults.length > 0) {
    throw new Error(['src/site/shippedPackages.ts:', ...faults.sort()].join('\n'));
  }
}
