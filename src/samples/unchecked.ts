import type {Snippet} from './types';

/** The attribute of a fence that excludes its block from the checks: `unchecked="reason"`. */
const ATTRIBUTE = 'unchecked';

/** Why a block is excluded: undefined when it is checked, empty when no reason is given. */
export function uncheckedReason({meta}: Snippet): string | undefined {
  return meta.get(ATTRIBUTE)?.trim();
}
