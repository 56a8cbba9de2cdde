import type {RecordKind} from '../types';
import {sortedTerms, type SortedTerms} from './sortedTerms';
import {fold, squash, stem} from './text';
import {distance, spellingList, type SpellingList} from './typos';
import {keyBonus} from './keyBonus';
import {bareName, dottedPath, ownName} from './symbolNames';
import {isDeprecated, type Unit} from './units';
import {explains, KIND_WEIGHTS} from './weights';

/**
 * How a query names a symbol or heading, best first:
 * - `heading`: a heading of a guide in the very case in which no symbol is written, or of the plain
 *   word that was asked for;
 * - `exact`: its name, or an end of its dotted path (`CSVSource.get_data`), in any case;
 * - `through`: its dotted path with steps left out, as packages re-export it (`bitfount.data.CSVSource`);
 * - `spelling`: its name with other or no separators (`csv source`, `getdata`), and headings of guides;
 * - `typo`: its name, misspelt.
 */
export type SymbolMatch = 'heading' | 'exact' | 'through' | 'spelling' | 'typo';

/** What the rule adds to the score: more than all other rules together can give. */
export const SYMBOL_SCORES: Readonly<Record<SymbolMatch, number>> = {
  heading: 120,
  exact: 100,
  through: 90,
  spelling: 60,
  typo: 40,
};

/** The best home comes before headings of the same name, and those before the other homes. */
const FURTHER_HOME = -10;

/** Of homes that are spelt the same, a deprecated one comes after the others of its kind. */
const DEPRECATED = -0.5;

/** Letters by which the homes of one spelling are told apart: case and separators count here. */
const MOST_AWAY = 4;

/** Pages with a heading of one word, as `Limits`, from which on it explains nothing by itself. */
const MOST_PAGES = 3;

const MEMBER_OF = /^(\w+)\s+(\w+)$/;

/** A misspelt query of more words is a question, not a name. */
const MOST_WORDS = 3;

const SYMBOL_KINDS: ReadonlySet<RecordKind> = new Set([
  'module',
  'class',
  'function',
  'method',
  'attribute',
]);

interface NamedUnit {
  readonly index: number;
  /** Dotted, lower case; of a guide its heading alone. */
  readonly path: string;
}

export interface SymbolTable {
  /** Extra score by index of the unit. */
  lookup(query: string): ReadonlyMap<number, number>;
}

function isSymbol(unit: Unit | undefined): boolean {
  return unit !== undefined && SYMBOL_KINDS.has(unit.heading.kind);
}

class Table implements SymbolTable {
  private readonly byName = new Map<string, NamedUnit[]>();
  private readonly bySquashed = new Map<string, NamedUnit[]>();
  private readonly spellings: SpellingList;
  /** Sorted at the first dotted query that no symbol has. */
  private paths: SortedTerms | undefined;

  constructor(
    private readonly units: readonly Unit[],
    private readonly isKnownWord: (word: string) => boolean,
  ) {
    units.forEach((unit, index) => this.add(unit, index));
    this.spellings = spellingList(this.bySquashed.keys());
  }

  lookup(query: string): ReadonlyMap<number, number> {
    const asked = bareName(query.replace(/[`'"]/g, '').trim());
    const squashed = squash(asked);
    if (squashed === '') {
      return new Map();
    }
    const members = this.memberOf(asked);
    if (members.size > 0) {
      return members;
    }
    // What ends in a separator goes on: `storage_` is not `storage`.
    const sameSpelling = /[_.]$/.test(asked) ? [] : (this.bySquashed.get(squashed) ?? []);
    const exact = this.named(asked);
    if (exact.size > 0 || sameSpelling.length > 0) {
      return new Map([
        ...this.scored(sameSpelling, 'spelling', asked),
        ...exact,
        ...this.sameCase(sameSpelling, asked),
        ...this.explained(sameSpelling, asked),
      ]);
    }
    return this.beginsPath(fold(asked)) ? new Map() : this.misspelt(asked, squashed);
  }

  /** A heading as typed, letter for letter (`AWS_REGION`), where no symbol is written so. */
  private sameCase(sameSpelling: readonly NamedUnit[], asked: string): ReadonlyMap<number, number> {
    const same = sameSpelling.filter(
      ({index}) => bareName(this.units[index]?.name ?? '') === asked,
    );
    const symbols = same.filter(({index}) => isSymbol(this.units[index]));
    return symbols.length > 0 ? new Map() : this.scored(same, 'heading', asked);
  }

  /** A heading of just this plain word or abbreviation explains it, whatever symbols are called so. */
  private explained(
    sameSpelling: readonly NamedUnit[],
    asked: string,
  ): ReadonlyMap<number, number> {
    const isPlain = /^[a-z ]+$/.test(asked);
    const isShort = /^[A-Z]{2,5}$/.test(asked);
    const headings = sameSpelling.filter(({index}) => {
      const unit = this.units[index];
      // In capitals, `POD` is no abbreviation of `Pod`.
      const isMeant = isPlain || (isShort && unit?.name.includes(asked));
      return isMeant && explains(unit?.heading.kind);
    });
    return this.scored(headings.length > MOST_PAGES ? [] : headings, 'heading', asked);
  }

  private add(unit: Unit, index: number): void {
    if (unit.heading.kind === 'parameter') {
      return;
    }
    const path = fold(isSymbol(unit) ? dottedPath(unit) : unit.name);
    const entry = {index, path};
    if (isSymbol(unit)) {
      push(this.byName, path.slice(path.lastIndexOf('.') + 1), entry);
      push(this.bySquashed, squash(ownName(unit.name)), entry);
    }
    if (!isSymbol(unit) || unit.heading.kind === 'module') {
      push(this.bySquashed, squash(unit.name), entry);
      this.addLongAndShort(unit.name, entry);
    }
  }

  /** A heading with an abbreviation, as `Named-entity recognition (NER)`, is asked for by either. */
  private addLongAndShort(name: string, entry: NamedUnit): void {
    const [, long = '', short = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? [];
    for (const form of [long, short].map(squash).filter(Boolean)) {
      push(this.bySquashed, form, entry);
    }
  }

  /** Symbols by bare name, by an end of the dotted path, or by steps of it in order. */
  private named(asked: string): ReadonlyMap<number, number> {
    const expanded = fold(asked);
    const homes = this.byName.get(expanded.slice(expanded.lastIndexOf('.') + 1)) ?? [];
    const ends = homes.filter(({path}) => path === expanded || path.endsWith(`.${expanded}`));
    if (ends.length > 0 || !expanded.includes('.')) {
      return this.scored(ends, 'exact', asked);
    }
    const steps = expanded.split('.');
    return this.scored(
      homes.filter(({path}) => hasSteps(path.split('.'), steps)),
      'through',
      asked,
    );
  }

  /**
   * Two names with a space, `Pod start` or `secure_aggregation_config url`: a member of a class, or a
   * key below another, whose class is called after it (`PodDetailsConfig` of `pod_details_config`).
   */
  private memberOf(asked: string): ReadonlyMap<number, number> {
    const pair = MEMBER_OF.exec(asked);
    if (!pair || !/[A-Z_]/.test(asked)) {
      return new Map();
    }
    const [owner = '', name = ''] = pair.slice(1).map((part) => fold(part));
    const homes = (this.byName.get(name) ?? []).filter(({path}) => {
      const above = path.split('.').at(-2) ?? '';
      return above === owner || withoutConfig(above) === withoutConfig(owner);
    });
    if (homes.length > 0) {
      return this.scored(homes, 'exact', pair[2] ?? '');
    }
    // Two names that do not belong together: a key whose value the other one is about.
    const [key = ''] = pair.slice(1).filter((part) => part.includes('_'));
    return this.scored(this.byName.get(fold(key)) ?? [], 'spelling', key);
  }

  /** Whether a dotted query is the beginning of a path: then it is not misspelt but unfinished. */
  private beginsPath(typed: string): boolean {
    if (!typed.includes('.')) {
      return false;
    }
    this.paths ??= sortedTerms([...this.byName.values()].flat().map(({path}) => path));
    return this.paths.startingWith(typed).length > 0;
  }

  private misspelt(asked: string, squashed: string): ReadonlyMap<number, number> {
    const words = fold(asked).split(/\s+/);
    const isSpeltRight = words.every((word) => this.isKnownWord(stem(word)));
    if (words.length > MOST_WORDS || isSpeltRight || this.isKnownWord(squashed)) {
      return new Map();
    }
    const dot = asked.lastIndexOf('.');
    const owner = fold(asked.slice(0, Math.max(dot, 0)));
    const near = this.spellings.near(squash(asked.slice(dot + 1)));
    const least = near[0]?.distance ?? 0;
    const homes = near
      .filter(({distance}) => distance === least)
      .flatMap(({word}) => this.bySquashed.get(word) ?? [])
      .filter(({path}) => owner === '' || path.includes(`${owner}.`));
    const explained = this.explained(homes, asked);
    return new Map([...this.scored(homes, 'typo', asked.slice(dot + 1)), ...explained]);
  }

  /** Among several homes: the spelling and case as typed, then the kind of the place, then the shorter path. */
  private scored(
    homes: readonly NamedUnit[],
    match: SymbolMatch,
    asked: string,
  ): ReadonlyMap<number, number> {
    const ranked = homes
      .map(({index, path}) => ({index, rank: this.rankOf(index, path, asked)}))
      .sort((a, b) => b.rank - a.rank);
    return new Map(
      ranked.map(({index}, place) => [
        index,
        SYMBOL_SCORES[match] + (place === 0 ? 0 : FURTHER_HOME - place / 100),
      ]),
    );
  }

  private rankOf(index: number, path: string, asked: string): number {
    const unit = this.units[index];
    if (unit === undefined) {
      return 0;
    }
    const name = ownName(unit.name);
    const typed = asked.slice(asked.lastIndexOf('.') + 1);
    // Separate words say nothing about case and separators.
    const away = /\s/.test(asked)
      ? 0
      : distance(typed, name, MOST_AWAY) + distance(fold(typed), fold(name), MOST_AWAY);
    const kind = isSymbol(unit) ? 5 * KIND_WEIGHTS[unit.heading.kind] : 0;
    const isHeading = !isSymbol(unit) && (/\s/.test(asked) || fold(unit.name) === fold(asked));
    const age = isDeprecated(unit) ? DEPRECATED : 0;
    return (
      kind + (isHeading ? 10 : 0) + keyBonus(unit) - 10 * away - path.split('.').length / 100 + age
    );
  }
}

/** What a question is about: headings of guides where there are any, they explain; else symbols by their names as written. */
export function explaining(
  scores: ReadonlyMap<number, number>,
  units: readonly Unit[],
): ReadonlyMap<number, number> {
  const headings = [...scores].filter(([index]) => explains(units[index]?.heading.kind));
  const least = SYMBOL_SCORES.through + 2 * FURTHER_HOME;
  return new Map(headings.length > 0 ? headings : [...scores].filter(([, score]) => score > least));
}

function withoutConfig(name: string): string {
  return stem(squash(name).replace(/config$/, ''));
}

/** Whether all steps occur in the path in their order, the last at its end. */
function hasSteps(path: readonly string[], steps: readonly string[]): boolean {
  let next = 0;
  for (const part of path) {
    if (part === steps[next]) {
      next += 1;
    }
  }
  return next === steps.length;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) {
    list.push(value);
  } else {
    map.set(key, [value]);
  }
}

/**
 * @param isKnownWord whether a squashed word is one of the site: such a query is not misspelt
 */
export function symbolTable(
  units: readonly Unit[],
  isKnownWord: (word: string) => boolean,
): SymbolTable {
  return new Table(units, isKnownWord);
}
