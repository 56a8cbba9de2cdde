import {ownName} from './symbolNames';
import type {Unit} from './units';
import {explains, HELPED, PLAIN_PARAMETER, PLAIN_VARIABLE} from './weights';

/** Whether a query is of words as prose has them: no name in code, no abbreviation, no path. */
export function isPlainQuery(query: string): boolean {
  return /^[a-z' -]+\??$/.test(query.trim());
}

/** Parameters and environment variables have plain words in their names and do not explain them. */
export function plainWeight({heading, name}: Unit): number {
  const isVariable = /^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(name);
  return heading.kind === 'parameter' ? PLAIN_PARAMETER : isVariable ? PLAIN_VARIABLE : 1;
}

/** A field, or a module or class of one word, as `cache`: the reader may well mean the thing itself. */
function isPlainlyNamed({heading: {kind}, name}: Unit): boolean {
  const isOneWord = /^[A-Z]?[a-z]+$/.test(ownName(name));
  return kind === 'attribute' || (isOneWord && (kind === 'class' || kind === 'module'));
}

export interface Scored {
  readonly unit: Unit;
  readonly met: number;
  readonly inName: number;
  readonly prose: number;
  extra: number;
  score: number;
}

/** Share of the best match that a place which explains the words has. */
const LEAST_MET = 0.95;

/** Places that explain a word, before the fields that are called so. */
const MOST_HELP = 3;

/**
 * Where plain words name only fields, as `epochs` or `batch size`, the places come first that explain
 * them: a reader who wants the field itself types more of it.
 *
 * @returns whether it was so
 */
export function putHelpFirst(scored: readonly Scored[]): boolean {
  const named = scored.filter(({extra}) => extra > 0);
  if (named.length === 0 || !named.every(({unit}) => isPlainlyNamed(unit))) {
    return false;
  }
  const most = Math.max(...named.map(({extra}) => extra));
  // A misspelt word is met in part, by whatever place.
  const least = LEAST_MET * scored.reduce((best, {met}) => Math.max(best, met), 0);
  for (const place of named) {
    place.extra -= most - HELPED.field;
    place.score -= most - HELPED.field;
  }
  scored
    .filter(
      ({unit, met, inName, prose}) =>
        explains(unit.heading.kind) && met >= least && (inName > 0.8 || prose > 0.5),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_HELP)
    .forEach((place) => (place.score += HELPED.help));
  return true;
}
