import {bareName, dottedPath} from './symbolNames';
import {fold, squash} from './text';
import type {Unit} from './units';
import {BEGUN, BEGUN_FIELD} from './weights';

/** What share of a name counts as typed, at least, if the query has an underscore. */
const LEAST_SHARE = 0.7;

/** A class that reads files of a format, as `CSVSource`. */
const READER = /^([A-Z]{2,})Source$/;

/**
 * How well the names of places begin with a query that is still being typed, from 0; the less is left
 * to type the better. Case and separators count where they were typed: `model_c` begins
 * `model_config` rather than `ModelConfig`. A query with dots is compared with the whole path.
 */
export function beginning(query: string): (unit: Unit) => number {
  const typed = query.trim();
  if (/^\w+(?:\.\w*)+$/.test(typed)) {
    return pathBeginning(fold(typed));
  }
  const written = typed.slice(typed.lastIndexOf('.') + 1);
  const folded = fold(written);
  const squashed = squash(typed);
  const first = squashed.charAt(0);
  // Readers who want a field type its underscore; plain words are the subject of help.
  const fieldWeight = /[A-Z_]/.test(typed) ? 1 : BEGUN_FIELD;
  // An underscore says that a name in code is meant, however much of it is left to type.
  const least = typed.includes('_') ? LEAST_SHARE : 0;
  return ({name, heading}) => {
    const own = bareName(name);
    // Nearly all names begin with another letter, and need no closer look.
    const begins = fold(own.charAt(0));
    if (squashed === '' || written === '' || (/[a-z]/.test(begins) && begins !== first)) {
      return 0;
    }
    const short = squash(own);
    // Of all that begin with the name of a format, what reads it is meant.
    if (heading.kind === 'class' && fold(READER.exec(own)?.[1] ?? '') === folded) {
      return BEGUN.format;
    }
    const isField = heading.kind === 'attribute' || heading.kind === 'parameter';
    const share =
      Math.max(least, Math.min(1, squash(written).length / short.length)) *
      (isField ? fieldWeight : 1);
    if (own.startsWith(written)) {
      return BEGUN.asWritten * share;
    }
    if (fold(own).startsWith(folded)) {
      return BEGUN.inAnyCase * share;
    }
    return short.startsWith(squashed) ? BEGUN.squashed * share : 0;
  };
}

/** Of the dotted paths that begin as typed, or whose ends do, the shortest comes first. */
function pathBeginning(typed: string): (unit: Unit) => number {
  const last = typed.slice(typed.lastIndexOf('.') + 1);
  return (unit) => {
    if (unit.heading.kind === 'parameter' || !fold(bareName(unit.name)).startsWith(last)) {
      return 0;
    }
    const path = fold(dottedPath(unit));
    const at = path.startsWith(typed) ? 0 : path.indexOf(`.${typed}`) + 1;
    if (at === 0 && !path.startsWith(typed)) {
      return 0;
    }
    const end = path.slice(at);
    // Only the last step of the path is still being typed.
    return end.includes('.', typed.length)
      ? 0
      : (BEGUN.path * typed.length) / end.length - at / 1000;
  };
}
