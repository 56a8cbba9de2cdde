import {bareName} from './symbolRule';
import {fold, squash} from './text';
import {BEGUN} from './weights';

/**
 * How well names begin with a query that is still being typed, from 0; the less is left to type the
 * better. Case and separators count where they were typed: `model_c` begins `model_config` rather
 * than `ModelConfig`.
 */
export function beginning(query: string): (name: string) => number {
  const typed = query.trim();
  const written = typed.slice(typed.lastIndexOf('.') + 1);
  const folded = fold(written);
  const squashed = squash(typed);
  const first = squashed.charAt(0);
  return (name) => {
    const own = bareName(name);
    // Nearly all names begin with another letter, and need no closer look.
    const begins = fold(own.charAt(0));
    if (squashed === '' || written === '' || (/[a-z]/.test(begins) && begins !== first)) {
      return 0;
    }
    const short = squash(own);
    const share = Math.min(1, squash(written).length / short.length);
    if (own.startsWith(written)) {
      return BEGUN.asWritten * share;
    }
    if (fold(own).startsWith(folded)) {
      return BEGUN.inAnyCase * share;
    }
    return short.startsWith(squashed) ? BEGUN.squashed * share : 0;
  };
}
