import {memoize} from '../lib/memoize';
import {type Found, mainPath, type Resolver, resolverOf} from '../reference/model/resolve';
import type {ApiClass, ApiFunction, ApiModel} from '../reference/model/types';
import {KNOWN_PRIVATE_BASES} from '../site/sdkPaths';

/** The model with the queries that the checks share. */
export interface Sdk {
  model: ApiModel;
  find: Resolver['find'];
  /** Finds the class at a dotted path, through re-exports. */
  classAt(path: string): ApiClass | undefined;
  /** Finds the only class or function with a bare name; undefined when several symbols have it. */
  uniqueSymbol(name: string): ApiClass | ApiFunction | undefined;
  /** Lists a class and its ancestors in the SDK, nearest first. */
  ancestry(cls: ApiClass): Ancestry;
}

interface Ancestry {
  classes: ApiClass[];
  /** False when a base is not in the model: it may add any member or parameter. */
  complete: boolean;
}

/** Bases of the standard library without public members or constructor parameters. */
const EMPTY_BASES = new Set([
  'abc.ABC',
  'builtins.object',
  'collections.abc.Container',
  'collections.abc.Sized',
  'typing.Generic',
  'typing.Protocol',
]);

/** The queries over a model, created once for each model. */
export const sdkOf = memoize(createSdk);

function createSdk(model: ApiModel): Sdk {
  const resolver = resolverOf(model);

  function classAt(path: string): ApiClass | undefined {
    const found = resolver.find(path);
    return found?.kind === 'symbol' && found.symbol.kind === 'class' ? found.symbol : undefined;
  }

  const ancestry = memoize((cls: ApiClass): Ancestry => {
    const classes = new Set([cls]);
    let complete = true;
    for (const base of cls.bases) {
      const path = mainPath(base);
      const found = path === undefined ? undefined : classAt(path);
      if (found) {
        const above = ancestry(found);
        above.classes.forEach((ancestor) => classes.add(ancestor));
        complete &&= above.complete;
      } else {
        complete &&= path !== undefined && (EMPTY_BASES.has(path) || KNOWN_PRIVATE_BASES.has(path));
      }
    }
    return {classes: [...classes], complete};
  });

  return {
    model,
    find: resolver.find,
    classAt,
    ancestry,
    uniqueSymbol(name) {
      const homes = new Map(resolver.byName(name).map((found) => [found.path, found]));
      const [only] = homes.values();
      return homes.size === 1 ? callable(only) : undefined;
    },
  };
}

function callable(found: Found | undefined): ApiClass | ApiFunction | undefined {
  const symbol = found?.kind === 'symbol' ? found.symbol : undefined;
  return symbol && symbol.kind !== 'attribute' ? symbol : undefined;
}
