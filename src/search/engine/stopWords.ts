import {stem} from './text';

/** Words that say how something is asked and not what. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been being but by can could did do does for from had has have how i ' +
    'if in into is it its me my of on or our shall should so some such than that the their them ' +
    'then there these they this those to us use using was we were what when where which while who ' +
    'whose why will with would you your'
  )
    .split(' ')
    .map(stem),
);

/** Whether a term (folded and stemmed, as all are) can be left out of a query. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}
