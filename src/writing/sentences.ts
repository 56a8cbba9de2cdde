/** Lowercases the first word, unless it is a name such as `JavaScript` or `HTML`. */
export const withinSentence = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z’]*\b)/, (letter) => letter.toLowerCase());

/**
 * Joins parts to a list within a sentence, such as `a, b, or c`; with semicolons where one of the parts
 * has a comma.
 *
 * @param word before the last part: `and` or `or`
 */
export function joinWith(word: string, parts: readonly string[]): string {
  const mark = parts.some((part) => part.includes(',')) ? ';' : ',';
  const before = parts.slice(0, -1).join(`${mark} `);
  return before ? `${before}${mark} ${word} ${parts.at(-1)}` : parts.join('');
}
