import type {GrowingEngine} from '../engine/createEngine';
import {SearchUnavailable} from '../types';
import {messageOf} from './loadRecords';
import type {Question, Reply} from './messages';

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
 * place by its name is answered at once, and those before it with it.
 */
export function answering({load, reply, pause}: AnsweringOptions): (question: Question) => void {
  let waiting: Question[] = [];
  let engine: GrowingEngine | undefined;
  let isReady = false;

  const answer = (known: GrowingEngine, {id, requests}: Question): boolean => {
    const answers = requests.map((request) => known.answer(request));
    const isNamed = answers.every((one) => one.isNamed);
    if (isReady || isNamed) {
      answerBefore(known, id);
      reply({id, results: answers.map(({result}) => result)});
    }
    return isReady || isNamed;
  };

  const answerBefore = (known: GrowingEngine, id: number): void => {
    const earlier = waiting.filter((question) => question.id < id);
    waiting = waiting.filter((question) => question.id > id);
    for (const question of earlier) {
      const results = question.requests.map((request) => known.answer(request).result);
      reply({id: question.id, results});
    }
  };

  const answerWaiting = (known: GrowingEngine): void => {
    for (const question of [...waiting].reverse()) {
      if (waiting.includes(question) && answer(known, question)) {
        waiting = waiting.filter((one) => one.id > question.id);
      }
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
    const failed = waiting;
    waiting = [];
    const failure = error instanceof SearchUnavailable ? error.failure : 'records';
    failed.forEach(({id}) => reply({id, failure, detail: messageOf(error)}));
  };

  let started: Promise<void> | undefined;
  return (question) => {
    waiting.push(question);
    started ??= start(question.pack).catch(fail);
    if (engine) {
      answerWaiting(engine);
    }
  };
}
