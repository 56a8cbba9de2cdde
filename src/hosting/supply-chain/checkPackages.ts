import {type ShippedPackage, shippedPackages} from '../../site/shippedPackages';

/** Bundles beside the application's, and what they are called in a message. */
const BUNDLES = {
  inServer: 'the server for agents',
  inTools: 'a tool of a page',
} as const;

/**
 * Holds the packages of a bundle against those that are known to be in it.
 *
 * @param bundled their folders below `node_modules`
 * @returns those that are in it
 * @throws Error that names each package which only one of the two has, and what to do
 */
export function checkPackages(
  bundle: keyof typeof BUNDLES,
  bundled: readonly string[],
): readonly ShippedPackage[] {
  const listed = shippedPackages.filter((shipped) => shipped[bundle]);
  const names = new Set(listed.map(({folder}) => folder));
  const faults = [
    ...bundled
      .filter((folder) => !names.has(folder))
      .map((folder) => `${folder} is in ${BUNDLES[bundle]}: say so, if its licence allows it.`),
    ...listed
      .filter(({folder}) => !bundled.includes(folder))
      .map(({folder}) => `${folder} is not in ${BUNDLES[bundle]}: remove "${bundle}".`),
  ];
  if (faults.length > 0) {
    throw new Error(['src/site/shippedPackages.ts:', ...faults.sort()].join('\n'));
  }
  return listed;
}
