import {didYouMean} from '../../writing/nearest';
import type {ApiModel} from '../model/types';

/** Fits a module when no names are given, when it is one of them, or when it stands below one. */
export type Selection = (module: string) => boolean;

/**
 * @param names modules or packages as the command line gives them
 * @throws when the model has no module of such a name
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
