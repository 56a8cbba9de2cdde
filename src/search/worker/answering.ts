import type {Answer, GrowingEngine} from '../engine/createEngine';
import {memoize} from '../../lib/memoize';
import {SearchUnavailable} from '../types';
import {messageOf} from './loadRecords';
import type {Failure, Question, Reply} from './messages';

export interface AnsweringOptions {
  /** The engine over the records at an address. */
  readonly load: (pack: string) => Promise<GrowingEngine>;
  readonly reply: (reply: Reply) => void;
  /** Lets messages in that came during the work. */
  readonly pause: () => Promise<void>;
}

/** Places whose texts are read before messages are looked at again. */
const PLACES_AT_ONCE = 500;

/**
 * Answers questions in their order. While texts are still being read, a question that asks for a
 * place by its name is answered at once, and those before it with it; such results say that they
 * are partial. After a failure every question is answered with it: the page starts a new worker.
 */
export function answering({load, reply, pause}: AnsweringOptions): (question: Question) => void {
  const waiting: Question[] = [];
  let engine: GrowingEngine | undefined;
  let isReady = false;
  let failed: Failure | undefined;

  /** Up to the last question that need not wait; each waits until its results are there. */
  const answerWaiting = (known: GrowingEngine): void => {
    const answersTo = memoize(({requests}: Question) =>
      requests.map((request) => known.answer(request)),
    );
    const last = isReady
      ? waiting.length - 1
      : waiting.findLastIndex((question) => !needsAll(question) && areNamed(answersTo(question)));
    for (const question of waiting.slice(0, last + 1)) {
      const results = answersTo(question).map(({result}) =>
        isReady ? result : {...result, isPartial: true},
      );
      waiting.shift();
      reply({id: question.id, results});
    }
  };

  const start = async (pack: string): Promise<void> => {
    const known = await load(pack);
    engine = known;
    answerWaiting(known);
    while (known.readMore(PLACES_AT_ONCE)) {
      await pause();
    }
    isReady = true;
    answerWaiting(known);
  };

  const fail = (error: unknown): void => {
    failed = failureOf(error);
    failWaiting(failed);
  };

  const failWaiting = (failure: Failure): void =>
    waiting.splice(0).forEach(({id}) => reply({id, ...failure}));

  let started: Promise<void> | undefined;
  return (question) => {
    waiting.push(question);
    started ??= start(question.pack).catch(fail);
    if (failed) {
      failWaiting(failed);
    } else if (engine) {
      try {
        answerWaiting(engine);
      } catch (error) {
        fail(error);
      }
    }
  };
}

function needsAll({requests}: Question): boolean {
  return requests.some(({isExact}) => isExact);
}

/** A question without requests only starts the worker: it asks for no name. */
function areNamed(answers: readonly Answer[]): boolean {
  return answers.length > 0 && answers.every(({isNamed}) => isNamed);
}

function failureOf(error: unknown): Failure {
  const failure = error instanceof SearchUnavailable ? error.failure : 'records';
  return {failure, detail: messageOf(error)};
}
