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

/** Words that say in a question what the reader wants to do with the thing it is about. */
const QUESTION_WORDS = new Set(
  'best between difference explain find get happen help mean need own tell versus vs want way'
    .split(' ')
    .map(stem),
);

const QUESTION =
  /^\s*(?:how|what|where|why|when|which|who|can|could|do|does|is|are|should|difference between)\b|\?\s*$/i;

/** Whether a query asks for an explanation, as guides give it, and not for a name. */
export function isQuestion(query: string): boolean {
  return QUESTION.test(query);
}

/** Whether a term can be left out of a question. */
export function isQuestionWord(term: string): boolean {
  return QUESTION_WORDS.has(term);
}

/** Whether a term (folded and stemmed, as all are) can be left out of a query. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}
