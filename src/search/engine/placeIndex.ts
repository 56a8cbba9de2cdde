import {memoize} from '../../lib/memoize';
import {nameWords, type NameWord} from './coverage';
import {nameIndex, type NameIndex} from './nameIndex';
import {symbolTable, type SymbolTable} from './symbolRule';
import {termIndex, type TermIndex} from './termIndex';
import type {Unit} from './units';
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
  units.forEach(({name}, index) => names.add(index, name));
  const known = vocabulary(terms);
  let read = 0;
  return {
    units,
    names,
    texts,
    known,
    symbols: symbolTable(units, (word) => terms.has(word) || known.hasPrefix(word)),
    wordsOfName: memoize((unit: Unit) => nameWords([unit.name])),
    wordsOfParents: memoizedParents(),
    readMore: (places) => {
      const end = Math.min(read + places, units.length);
      for (; read < end; read += 1) {
        const text = textOf(units[read]);
        if (text !== '') {
          texts.add(read, text);
        }
      }
      return read < units.length;
    },
  };
}

function textOf(unit: Unit | undefined): string {
  const own = unit?.heading.content ?? '';
  const prose = unit?.prose === unit?.heading ? '' : (unit?.prose?.content ?? '');
  return `${own} ${prose}`.trim();
}

/** Siblings share their parents, and so one list of their words. */
function memoizedParents(): (unit: Unit) => readonly NameWord[] {
  const wordsOf = memoize((parents: string) => nameWords(parents.split('\n')));
  return memoize(({parents}) => wordsOf(parents.join('\n')));
}
