import {didYouMean} from '../../writing/nearest';
import type {ApiModel} from '../model/types';

/** Tells whether a module is selected: no names are given, or one of them is it or a parent package. */
export type Selection = (module: string) => boolean;

/**
 * Returns a predicate for the modules to write stubs for.
 *
 * @param names modules or packages from the command line
 * @throws when the model lacks one of the names
 */
export function selectModules(names: readonly string[], {modules}: ApiModel): Selection {
  const unknown = names.filter((name) => !modules.has(name));
  if (unknown.length > 0) {
    const messages = unknown.map(
      (name) => `The model has no module "${name}".${didYouMean(name, modules.keys())}`,
    );
    throw new Error(
      `${messages.join('\n')}\nGive full module paths after --write, or none for all.`,
    );
  }
  return (module) =>
    names.length === 0 || names.some((name) => module === name || module.startsWith(`${name}.`));
}
