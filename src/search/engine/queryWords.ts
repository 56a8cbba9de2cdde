import {isQuestion, isQuestionWord, isStopWord} from './stopWords';
import {fold, wordsOf} from './text';

/** One word of a query that hits may meet. */
export interface QueryWord {
  /** As typed, folded: what a prefix is compared with. */
  readonly typed: string;
  /** Its form in the index. */
  readonly term: string;
  /** The last word may still be being typed. */
  readonly isLast: boolean;
  /** Joined with its neighbours: `csvsource` for both words of `csv source`, `CSVSource` too. */
  readonly joined: readonly string[];
}

/** The words of a query, stop words left out unless there are no others. */
export function queryWords(query: string): QueryWord[] {
  const compounds = wordsOf(query);
  const parts = compounds.flatMap((word) =>
    word.parts.map((part) => ({
      typed: fold(query.slice(part.start, part.end)),
      term: part.term,
      whole: word.parts.length > 1 ? word.whole : undefined,
    })),
  );
  const endsOpen = /[\p{L}\p{N}]$/u.test(query);
  const words = parts.map(({typed, term, whole}, index) => {
    const joins = [
      whole,
      joinOf(parts[index - 1]?.typed, term),
      joinOf(typed, parts[index + 1]?.term),
    ];
    return {
      typed,
      term,
      isLast: endsOpen && index === parts.length - 1,
      joined: joins.filter((join) => join !== undefined),
    };
  });
  const contentWords = words.filter(({term}) => !isStopWord(term));
  const subject = isQuestion(query)
    ? contentWords.filter(({term}) => !isQuestionWord(term))
    : contentWords;
  const kept = [subject, contentWords, words].find(({length}) => length > 0);
  return distinct(kept ?? words);
}

function joinOf(first: string | undefined, second: string | undefined): string | undefined {
  return first !== undefined && second !== undefined ? first + second : undefined;
}

function distinct(words: readonly QueryWord[]): QueryWord[] {
  const last = new Map(words.map((word) => [word.term, word]));
  return [...last.values()];
}
