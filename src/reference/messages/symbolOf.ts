import {memoize} from '../../lib/memoize';
import {loadModel} from '../model/load';
import {resolverOf} from '../model/resolve';
import {symbolNames} from '../names/symbolNames';
import type {ModuleMessage} from './load';

/** What of the reference tells a message, and where it is described. */
export interface MessageSymbol {
  /** Its path, with the module: `bitfount.federated.pod.Pod.start`. */
  readonly path: string;
  /** Address of it, or of the nearest public thing around it; undefined where nothing is public. */
  readonly address?: string;
}

/** Finds the function or class that tells a message in the reference. */
export function symbolOf({module, in: symbol}: ModuleMessage): MessageSymbol {
  return describe(symbol ? `${module}.${symbol.replace(/\.__init__$/, '')}` : module);
}

// Many messages come from one function.
const describe = memoize((path: string): MessageSymbol => {
  const model = loadModel();
  const parts = path.split('.');
  for (let end = parts.length; end > 1; end -= 1) {
    const found = resolverOf(model).find(parts.slice(0, end).join('.'));
    if (found) {
      return {path, address: symbolNames(model).addressOf(found)};
    }
  }
  return {path};
});
