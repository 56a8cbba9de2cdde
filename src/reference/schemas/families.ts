import {memoize} from '../../lib/memoize';
import {ALGORITHM, PROTOCOL} from '../../site/sdkPaths';
import type {ApiModel} from '../model/types';
import {namedConfigs} from './names';

/**
 * Finds the package of the protocol or algorithm that a configuration stands for, such as
 * `bitfount.federated.algorithms.ophthalmology` for `ETDRSAlgorithmConfig`.
 *
 * @returns packages by the path of the configuration's class
 */
export const familiesOf = memoize((model: ApiModel): ReadonlyMap<string, string> => {
  const packages = new Map<string, string[]>();
  for (const [module, {symbols}] of model.modules) {
    for (const {kind, name} of symbols) {
      if (kind === 'class') {
        packages.set(name, [...(packages.get(name) ?? []), parentOf(module)]);
      }
    }
  }
  const configs = [ALGORITHM, PROTOCOL].flatMap((base) => namedConfigs(model, base));
  return new Map(
    configs.flatMap(({names: [name = ''], cls}) => {
      const [found, ...more] = packages.get(name.slice(name.lastIndexOf('.') + 1)) ?? [];
      return found === undefined || more.length > 0 ? [] : [[cls.path, found] as const];
    }),
  );
});

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}
