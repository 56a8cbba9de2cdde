import type {Snippet} from './types';

/** The word of a fence that leaves its block out of the checks: `unchecked="reason"`. */
const WORD = 'unchecked';

/** Why a block is not checked; undefined when it is, empty when no reason is given. */
export function uncheckedReason({meta}: Snippet): string | undefined {
  return meta.get(WORD)?.trim();
}
