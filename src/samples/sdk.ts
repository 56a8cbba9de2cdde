import {perModel} from '../reference/model/perModel';
import {type Found, mainPath, type Resolver, resolverOf} from '../reference/model/resolve';
import type {ApiClass, ApiFunction, ApiModel} from '../reference/model/types';
import {OPEN_BOOK_BASES} from './private-bases';

/** The model with the questions that the checks ask. */
export interface Sdk {
  model: ApiModel;
  find: Resolver['find'];
  /** The class behind a dotted path. */
  classAt(path: string): ApiClass | undefined;
  /** The class or function that a bare name can only mean; undefined when there are two. */
  onlyOne(name: string): ApiClass | ApiFunction | undefined;
  /** The class and its SDK ancestors, nearest first, and whether these are all there are. */
  ancestry(cls: ApiClass): Ancestry;
}

export interface Ancestry {
  classes: ApiClass[];
  /** False when a base is outside the model: then it may have any member or parameter. */
  complete: boolean;
}

/** Bases from elsewhere that bring neither public members nor constructor parameters. */
const EMPTY_BASES = new Set([
  'abc.ABC',
  'builtins.object',
  'collections.abc.Container',
  'collections.abc.Sized',
  'typing.Generic',
  'typing.Protocol',
]);

/** The questions to a model; pure. */
export const sdkOf = perModel(createSdk);

function createSdk(model: ApiModel): Sdk {
  const resolver = resolverOf(model);
  const ancestries = new Map<string, Ancestry>();

  function classAt(path: string): ApiClass | undefined {
    const found = resolver.find(path);
    return found?.kind === 'symbol' && found.symbol.kind === 'class' ? found.symbol : undefined;
  }

  function ancestry(cls: ApiClass): Ancestry {
    const cached = ancestries.get(cls.path);
    if (cached) {
      return cached;
    }
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
        complete &&= path !== undefined && (EMPTY_BASES.has(path) || OPEN_BOOK_BASES.has(path));
      }
    }
    const result = {classes: [...classes], complete};
    ancestries.set(cls.path, result);
    return result;
  }

  return {
    model,
    find: resolver.find,
    classAt,
    ancestry,
    onlyOne(name) {
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
