import {type ShippedPackage, shippedPackages} from '../../site/shippedPackages';

/**
 * Holds the packages of the server for agents against those that are known to be in it.
 *
 * @param bundled their folders below `node_modules`
 * @returns those that are in it
 * @throws Error that names each package which only one of the two has, and what to do
 */
export function checkPackages(bundled: readonly string[]): readonly ShippedPackage[] {
  const listed = shippedPackages.filter(({inServer}) => inServer);
  const names = new Set(listed.map(({folder}) => folder));
  const faults = [
    ...bundled
      .filter((folder) => !names.has(folder))
      .map((folder) => `${folder} is in the server for agents: say so, if its licence allows it.`),
    ...listed
      .filter(({folder}) => !bundled.includes(folder))
      .map(({folder}) => `${folder} is not in the server for agents: remove "inServer".`),
  ];
  if (faults.length > 0) {
    throw new Error(['src/site/shippedPackages.ts:', ...faults.sort()].join('\n'));
  }
  return listed;
}
