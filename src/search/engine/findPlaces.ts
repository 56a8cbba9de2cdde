import {beginning} from './beginning';
import type {FacetFilters} from './facets';
import {filterOf} from './facets';
import {coverage, metBy, type NameWord} from './coverage';
import type {PlaceIndex} from './placeIndex';
import {queryWords, type QueryWord} from './queryWords';
import {memoize} from '../../lib/memoize';
import {plain} from './messagePattern';
import {isQuestion} from './stopWords';
import {rankOf, type Features} from './rerank';
import type {Fits} from './termIndex';
import {squash} from './text';
import {isPlainQuery, plainWeight, putHelpFirst} from './helpFirst';
import {explaining} from './symbolRule';
import {textOf, type Unit} from './units';
import {qualityOf, expandWord, type ExpandedWord} from './expandWord';
import {COMPANION_WEIGHT, LEAST_COVERAGE, READERS_WEIGHT, SCORE} from './weights';

/** Shortest beginning that is looked for in prose: two letters begin thousands of its words. */
const SHORTEST_PREFIX_IN_TEXT = 3;

/** Words of a query that is looked for word for word, and places in which it is. */
const SHORTEST_PHRASE = 3;
const LOOKED_AT_FOR_PHRASES = 60;

export interface FoundPlaces {
  /** Best first. */
  readonly units: readonly Unit[];
  readonly expanded: readonly ExpandedWord[];
  /** The best one is a symbol or heading of just that name. */
  readonly isNamed: boolean;
}

interface Lookup {
  readonly expanded: ExpandedWord;
  readonly weight: number;
  readonly names: ReadonlySet<number>;
  readonly texts: Fits;
  /** How well the word is met by the names above a place; places share them. */
  readonly inParents: (words: readonly NameWord[]) => number;
}

/** The places that answer a query. */
export function findPlaces(
  index: PlaceIndex,
  query: string,
  filters: FacetFilters | undefined,
): FoundPlaces {
  const words = queryWords(query);
  const lookups = words.map((word) => lookUp(index, expandWord(word, index.known)));
  const expanded = lookups.map((lookup) => lookup.expanded);
  const named = namedPlaces(index, query, words);
  const messages = index.messages(query);
  const candidates = new Set(
    lookups
      .flatMap(({names, texts}) => [...names, ...texts.keys()])
      .concat([...named.keys(), ...begunNames(index, query), ...messages.keys()]),
  );
  const isPlain = isPlainQuery(query);
  const isAsked = isPlain || isQuestion(query);
  const begun = beginning(query);
  const isMeant = filterOf(filters);
  const mostProse = Math.max(...lookups.map(({texts}) => mostOf(texts)), Number.EPSILON);
  const scored = [...candidates].flatMap((id) => {
    const unit = index.units[id];
    if (unit === undefined || !isMeant(unit.heading)) {
      return [];
    }
    const features = {...featuresOf(index, unit, id, lookups, expanded, mostProse), isAsked};
    const extra = named.get(id) ?? 0;
    const start = begun(unit);
    const rank = rankOf(features);
    const weight =
      companionWeight(unit, query) *
      index.headingWeight(unit) *
      index.ageWeight(unit) *
      (isPlain ? plainWeight(unit) : 1);
    const message = messages.get(id) ?? 0;
    const score = (rank.score + start) * weight + SCORE.message * message * message + extra;
    const {inName} = rank;
    return [{id, unit, extra, start, met: rank.met, inName, prose: features.prose, score}];
  });
  const isHelped = isPlain && putHelpFirst(scored);
  const least = LEAST_COVERAGE * scored.reduce((most, {met}) => Math.max(most, met), 0);
  const ranked = scored
    .filter(({id, met, extra, start}) => extra > 0 || start > 0 || met >= least || messages.has(id))
    .sort((a, b) => b.score - a.score || a.id - b.id);
  promotePhrases(ranked, query);
  return {
    units: ranked.map(({unit}) => unit),
    expanded,
    isNamed: !isHelped && (ranked[0]?.extra ?? 0) > 0,
  };
}

/** A class of settings comes after what it sets, unless the query speaks of settings. */
function companionWeight({heading, name}: Unit, query: string): number {
  const isCompanion = heading.kind === 'class' && /Config$/.test(name) && !/conf/i.test(query);
  return isCompanion ? COMPANION_WEIGHT : 1;
}

/** Places whose name begins with a query of one piece, as `is_task_r` does, however short its last part. */
function begunNames(index: PlaceIndex, query: string): Iterable<number> {
  const typed = query.trim();
  const begun = squash(typed.slice(typed.lastIndexOf('.') + 1));
  return /\s/.test(typed) || begun.length < SHORTEST_PREFIX_IN_TEXT
    ? []
    : index.names.find([], begun);
}

/** Of the best places, those come first that have the query word for word, as messages are pasted. */
function promotePhrases(ranked: {score: number; readonly unit: Unit}[], query: string): void {
  const phrase = plain(query);
  // A path of keys is no phrase, though it has as many words.
  if (!/\s/.test(query.trim()) || phrase.split(' ').length < SHORTEST_PHRASE) {
    return;
  }
  const best = ranked.slice(0, LOOKED_AT_FOR_PHRASES);
  for (const place of best) {
    if (plain(textOf(place.unit)).includes(phrase)) {
      place.score += SCORE.phrase;
    }
  }
  ranked.splice(0, best.length, ...best.sort((a, b) => b.score - a.score));
}

/** The places that a query names, or that a question names when its stop words are left out. */
function namedPlaces(
  index: PlaceIndex,
  query: string,
  words: readonly QueryWord[],
): ReadonlyMap<number, number> {
  const named = index.symbols.lookup(query);
  const about = words.map(({typed}) => typed).join(' ');
  const isShorter = about.length < query.trim().length && /\s/.test(query.trim());
  return named.size > 0 || !isShorter
    ? named
    : explaining(index.symbols.lookup(about), index.units);
}

function lookUp(index: PlaceIndex, expanded: ExpandedWord): Lookup {
  const terms = [...expanded.terms.keys()];
  const {prefix} = expanded;
  const inText =
    prefix !== undefined && prefix.length >= SHORTEST_PREFIX_IN_TEXT ? prefix : undefined;
  const names = index.names.find(terms, prefix);
  const texts = index.texts.find(terms, inText);
  const count = new Set([...names, ...texts.keys()]).size;
  // The root, as of the words of a question the rarest is often the least telling.
  const weight = Math.sqrt(Math.log(1 + index.units.length / (1 + count)));
  return {expanded, weight, names, texts, inParents: memoize((words) => metBy(expanded, words))};
}

function mostOf(fits: Fits): number {
  let most = 0;
  for (const {score} of fits.values()) {
    most = Math.max(most, score);
  }
  return most;
}

function featuresOf(
  index: PlaceIndex,
  unit: Unit,
  id: number,
  lookups: readonly Lookup[],
  expanded: readonly ExpandedWord[],
  mostProse: number,
): Omit<Features, 'isAsked'> {
  const own = index.wordsOfName(unit);
  const ofReaders = index.wordsOfReaders(unit);
  const above = index.wordsOfParents(unit);
  const matches = lookups.map(({expanded: word, weight, names, texts, inParents}) => {
    const inText = texts.get(id)?.terms ?? [];
    return {
      weight,
      inName: names.has(id)
        ? Math.max(metBy(word, own), READERS_WEIGHT * metBy(word, ofReaders))
        : 0,
      inParents: inParents(above),
      inContent: inText.reduce((most, term) => Math.max(most, qualityOf(word, term)), 0),
    };
  });
  const prose = lookups.reduce((sum, {texts}) => sum + (texts.get(id)?.score ?? 0), 0);
  return {
    words: matches,
    nameCovered: matches.some(({inName}) => inName > 0) ? coverage(expanded, own) : 0,
    prose: prose / (mostProse * Math.max(lookups.length, 1)),
    kind: unit.heading.kind,
    level: unit.level,
  };
}
