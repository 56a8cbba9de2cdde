import {memoize} from '../../lib/memoize';
import {nameWords, type NameWord} from './coverage';
import {type MessagePattern, messagesIn, messageShare, plain} from './messagePattern';
import {nameIndex, type NameIndex} from './nameIndex';
import {symbolTable, type SymbolTable} from './symbolRule';
import {termIndex, type TermIndex} from './termIndex';
import {isDeprecated, textOf, type Unit} from './units';
import {DEPRECATED_WEIGHT, explains, SHARED_HEADING} from './weights';
import {vocabulary, type Vocabulary} from './vocabulary';

/** Everything that is looked up of the places, filled name by name and then text by text. */
export interface PlaceIndex {
  readonly units: readonly Unit[];
  readonly names: Pick<NameIndex, 'find'>;
  readonly texts: Pick<TermIndex, 'find'>;
  readonly known: Vocabulary;
  readonly symbols: SymbolTable;
  wordsOfName(unit: Unit): readonly NameWord[];
  wordsOfParents(unit: Unit): readonly NameWord[];
  /** Words that readers type for the place. */
  wordsOfReaders(unit: Unit): readonly NameWord[];
  /** How much of a message with values filled in a query has, by place; what `messageShare` tells. */
  messages(query: string): ReadonlyMap<number, number>;
  /** What a place counts by its heading, from 0 to 1. */
  headingWeight(unit: Unit): number;
  /** What a place counts by whether its name is deprecated, from 0 to 1. */
  ageWeight(unit: Unit): number;
  /**
   * Reads the text of the next places.
   *
   * @returns whether there is more to read
   */
  readMore(places: number): boolean;
}

/** Reads the names at once, which is fast; the texts wait for `readMore`. */
export function placeIndex(units: readonly Unit[]): PlaceIndex {
  const terms = new Set<string>();
  const addTerm = (term: string): void => void terms.add(term);
  const names = nameIndex(addTerm);
  const texts = termIndex(addTerm);
  units.forEach(({name, heading}, index) => {
    names.add(index, name);
    if (heading.words !== undefined) {
      names.add(index, heading.words);
    }
  });
  const known = vocabulary(terms);
  const patterns: {readonly id: number; readonly pattern: MessagePattern}[] = [];
  let read = 0;
  return {
    units,
    names,
    texts,
    known,
    symbols: symbolTable(units, (word) => terms.has(word) || known.hasPrefix(word)),
    wordsOfName: memoize((unit: Unit) => nameWords([unit.name])),
    wordsOfParents: memoizedParents(),
    wordsOfReaders: memoize(({heading}: Unit) => nameWords([heading.words ?? ''])),
    headingWeight: headingWeight(units),
    ageWeight: memoize((unit: Unit) => (isDeprecated(unit) ? DEPRECATED_WEIGHT : 1)),
    messages: (query) => {
      const typed = plain(query).split(' ');
      const shares = patterns.map(({id, pattern}) => [id, messageShare(pattern, typed)] as const);
      // Of several messages of a place, the one that is met best.
      return new Map(shares.filter(([, share]) => share > 0).sort(([, a], [, b]) => a - b));
    },
    readMore: (places) => {
      const end = Math.min(read + places, units.length);
      for (; read < end; read += 1) {
        const id = read;
        const unit = units[id] as Unit;
        const text = textOf(unit);
        if (text !== '') {
          texts.add(read, text);
        }
        // A message is the name of its answer, or a row of a table.
        const messages = [unit.name, text].flatMap(messagesIn);
        patterns.push(...messages.map((pattern) => ({id, pattern})));
      }
      return read < units.length;
    },
  };
}

/** Pages that have a heading before it says nothing of the page. */
const MANY_PAGES = 3;

/** Headings that many pages have (`Next steps`), and those with nothing but links, count less. */
function headingWeight(units: readonly Unit[]): (unit: Unit) => number {
  const pages = new Map<string, number>();
  const isHeading = ({heading, level}: Unit): boolean => explains(heading.kind) && level > 1;
  for (const unit of units.filter(isHeading)) {
    pages.set(unit.name, (pages.get(unit.name) ?? 0) + 1);
  }
  return memoize((unit) =>
    isHeading(unit) && ((pages.get(unit.name) ?? 0) >= MANY_PAGES || textOf(unit) === '')
      ? SHARED_HEADING
      : 1,
  );
}

/** Siblings share their parents, and so one list of their words. */
function memoizedParents(): (unit: Unit) => readonly NameWord[] {
  const wordsOf = memoize((parents: string) => nameWords(parents.split('\n')));
  return memoize(({categories, parents}) => wordsOf([...categories, ...parents].join('\n')));
}
