import type {LogAnswer, LogData} from './format';
import {elementOf, hrefOf, inlineText} from './inlineText';
import type {Finding} from './report';

/** Findings that are shown; a log with more has its cause among the first ones. */
const MOST = 50;
/** Numbers of lines that are named for one message. */
const MOST_LINES = 3;

/** Shows what was found in a log, as a list. */
export function showFindings(
  result: HTMLElement,
  findings: readonly Finding[],
  data: LogData,
  base: URL,
): void {
  const list = document.createElement('ol');
  list.append(...findings.slice(0, MOST).map((finding) => itemOf(finding, data, base)));
  result.replaceChildren(...(findings.length > 0 ? [list] : []));
}

/** Says how much was found. */
export function statusOf(findings: readonly Finding[]): string {
  const {length} = findings;
  if (length === 0) {
    return 'No message of the SDK was found that tells of an error or a warning.';
  }
  const shown = length > MOST ? `, of which the first ${MOST} are shown` : '';
  return length === 1
    ? '1 message of the SDK was found.'
    : `${length} messages of the SDK were found${shown}. Begin with the first.`;
}

function itemOf({template, text, lines}: Finding, data: LogData, base: URL): HTMLElement {
  const [, severity, told, index, from, address] = template;
  const item = document.createElement('li');
  if (severity === 'warning') {
    item.className = 'is-warning';
  }
  item.append(elementOf('span', whereOf(lines)));
  const message = document.createElement('p');
  message.append(elementOf('code', text));
  item.append(message);
  const answer = data.answers[index];
  if (answer) {
    item.append(...answered(answer, base));
  } else {
    const bare = document.createElement('p');
    bare.append(`${told} from `, linkTo(from, address, base), '. Nobody has explained it yet.');
    item.append(bare);
  }
  return item;
}

function answered({cause, mend, address}: LogAnswer, base: URL): HTMLElement[] {
  return [
    inlineText(cause, base),
    inlineText(mend, base),
    [linkTo('Read more', address, base)],
  ].map((nodes) => {
    const paragraph = document.createElement('p');
    paragraph.append(...nodes);
    return paragraph;
  });
}

function linkTo(words: string, address: string, base: URL): HTMLElement {
  if (address === '') {
    return elementOf('code', words);
  }
  const link = document.createElement('a');
  link.href = hrefOf(address, base);
  link.textContent = words;
  return link;
}

function whereOf(lines: readonly number[]): string {
  const named = lines.slice(0, MOST_LINES).join(', ');
  const more = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : '';
  return `${lines.length === 1 ? 'Line' : 'Lines'} ${named}${more}`;
}
