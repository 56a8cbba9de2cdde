import path from 'node:path';

import type {LogAnswer, LogData, LogTemplate, Severity} from '../../browser/tools/read-log/format';
import {loadModel} from '../../reference/model/load';
import {loadMessages} from '../../reference/messages/load';
import {symbolOf} from '../../reference/messages/symbolOf';
import {SYMBOL_LINK} from '../../reference/names/notation';
import {symbolNames} from '../../reference/names/symbolNames';
import {type Answer, readAnswers} from './answers';
import {kindsOf} from './facts';
import {pageOfGroup} from './groups';

/** Levels that tell of no fault. */
const NOTES = ['debug', 'info', 'print'];

/** Makes what the reader of logs knows: all messages, and the answers of writers. */
export function logData(siteDir: string): LogData {
  const answers = [...readAnswers(path.resolve(siteDir)).values()];
  const answerOf = new Map(
    answers.flatMap(({templates}, index) =>
      templates.map((template) => [template, index] as const),
    ),
  );
  const known = [...loadMessages().values()].map(({shown, places}): LogTemplate => {
    const kinds = kindsOf(places);
    const {path: symbol, address = ''} = symbolOf(places[0]);
    const answer = answerOf.get(shown) ?? -1;
    // An answer says where a message comes from.
    const from =
      answer < 0 ? ([symbol.replace(/^bitfount\./, ''), address] as const) : (['', ''] as const);
    return [shown, severityOf(kinds, answer), answer < 0 ? kinds.join(', ') : '', answer, ...from];
  });
  const outside = answers.flatMap(({templates, outside: program}, index) =>
    program === undefined
      ? []
      : templates.map((text): LogTemplate => [text, 'error', '', index, '', '']),
  );
  return {answers: answers.map(said), templates: [...known, ...outside]};
}

/** What has an answer is shown, at whatever level the SDK tells it. */
function severityOf(kinds: readonly string[], answer: number): Severity {
  const isNote = kinds.every((kind) => NOTES.includes(kind));
  if (isNote && answer < 0) {
    return 'note';
  }
  return isNote || kinds.every((kind) => /^warning$|Warning$/.test(kind) || NOTES.includes(kind))
    ? 'warning'
    : 'error';
}

function said({id, doing, cause, mend}: Answer): LogAnswer {
  const [causeText, mendText] = [cause, mend].map(withAddresses) as [string, string];
  return {address: `${pageOfGroup(doing)}#${id}`, cause: causeText, mend: mendText};
}

/** Puts addresses for links to symbols. */
function withAddresses(markdown: string): string {
  const names = symbolNames(loadModel());
  return markdown.replace(/\[([^\]]+)\]\(([^)]+)\)/g, (link, words: string, address: string) => {
    if (!address.startsWith(SYMBOL_LINK)) {
      return link;
    }
    const name = address.slice(SYMBOL_LINK.length) || words.replaceAll('`', '');
    const meaning = names.meaningOf(name);
    return meaning.kind === 'one' ? `[${words}](${names.addressOf(meaning.found)})` : words;
  });
}
