import {namedConfigs} from '../reference/schemas/names';
import {ALGORITHM, PROTOCOL} from '../site/sdkPaths';
import type {TableContext} from './context';
import {bareName, classBehind} from './implementation';

/** A protocol and the algorithms that it accepts, all by their names in task files. */
interface Accepted {
  protocol: string;
  algorithms: string[];
}

/** Returns the names that task files use for algorithms, the current one of each. */
export function algorithmNames({site}: TableContext): string[] {
  return namedConfigs(site.model, ALGORITHM).map(({names: [name = '']}) => name);
}

/** Lists what each protocol of the SDK accepts, limited to names for task files. */
export function acceptedAlgorithms(context: TableContext): Accepted[] {
  const algorithms = algorithmNames(context);
  return namedConfigs(context.site.model, PROTOCOL).flatMap(({names: [protocol = '']}) => {
    const cls = classBehind(context, protocol);
    const {names = [], fits = []} = cls?.accepts ?? {};
    const bare = new Set([...names, ...fits].map(bareName));
    return cls ? [{protocol, algorithms: algorithms.filter((one) => bare.has(bareName(one)))}] : [];
  });
}
