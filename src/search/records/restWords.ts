import {isStopWord} from '../engine/stopWords';
import {stem} from '../engine/text';

const WORD = /[\p{L}\p{N}_]+/gu;
/** Shorter words say little, and are in nearly every text. */
const SHORTEST = 4;
/** A name in code, an abbreviation or a number: part of it is an underscore, a digit or capitals. */
const CODE = /[_\d]|\p{Ll}\p{Lu}|\p{Lu}{2}/u;

/**
 * Returns the words of a text that its kept beginning has not, each once and in their order: a word
 * on a long page is found by them, though the sentences around it are not kept.
 *
 * @param rest what was cut off
 * @param kept what was kept; words that it has are left out
 * @param isCodeOnly whether to return only names in code, abbreviations and numbers
 */
export function restWords(rest: string, kept: string, isCodeOnly: boolean): string[] {
  const seen = new Set(formsOf(kept));
  return (rest.match(WORD) ?? []).filter((word) => {
    const form = formOf(word);
    const isWanted =
      word.length >= SHORTEST &&
      !seen.has(form) &&
      !isStopWord(form) &&
      (!isCodeOnly || CODE.test(word));
    if (isWanted) {
      seen.add(form);
    }
    return isWanted;
  });
}

function formsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(formOf);
}

/** Plural and singular are one word to the engine. */
function formOf(word: string): string {
  return stem(word.toLowerCase());
}
