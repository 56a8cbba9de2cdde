import {expect, test} from 'vitest';

import {ANSWERS_FOLDER, readAnswers} from '../../src/markdown/messages/answers';
import {messageGroups} from '../../src/markdown/messages/groups';
import {whyLeftOut} from '../../src/reference/messages/leftOut';
import {unmetMessages} from '../../src/reference/messages/unmet';
import {loadMessages} from '../../src/reference/messages/load';
import {contentPages} from '../support/content';

/* A message has one explanation, in docs/_messages: guides place it, and the pages of messages list it. */

const pages = contentPages().filter(({file}) => file.startsWith('docs/'));
const answers = [...readAnswers('.').values()];

/** Whether a text of a guide, with `…` for values, is the beginning or a part of a template. */
function isOf(text: string, template: string): boolean {
  let from = 0;
  return text.split('…').every((piece) => {
    const at = template.indexOf(piece.trim(), from);
    from = at + piece.trim().length;
    return at >= 0;
  });
}

test('no page types a row for a message that has an answer', () => {
  const typed = pages.flatMap(({file, body}) =>
    [...body.matchAll(/^\| `([^`]{12,})` +\|[^|\n]*\|$/gm)].flatMap(([, text = '']) => {
      const own = answers.filter(({templates}) => templates.some((known) => isOf(text, known)));
      return own.length === 1 ? [`${file}: ${text} is ${own[0]?.id}`] : [];
    }),
  );
  expect(typed, 'place it with <Message of="…" />').toEqual([]);
});

test('every group of messages has answers, and a page lists each once', () => {
  const placed = pages.flatMap(({body}) =>
    [...body.matchAll(/<MessageList of="([^"]+)" \/>/g)].map(([, name]) => name),
  );
  expect(placed.sort()).toEqual(Object.keys(messageGroups).sort());
  const used = new Set(answers.map(({doing}) => doing));
  expect([...used].sort()).toEqual(Object.keys(messageGroups).sort());
});

test(`between 300 and 600 answers in ${ANSWERS_FOLDER} explain all messages that the rules ask for`, () => {
  expect(answers.length).toBeGreaterThanOrEqual(300);
  expect(answers.length).toBeLessThanOrEqual(600);
  const answered = new Set(answers.flatMap(({templates}) => templates));
  const open = [...loadMessages().values()].filter(
    (message) => !answered.has(message.shown) && !whyLeftOut(message),
  );
  expect(
    open.map(({shown}) => shown),
    'answer them, or show in src/reference/messages/unmet.ts that nobody meets them',
  ).toEqual([]);
});

test('what nobody meets are messages of the SDK that no answer explains', () => {
  const known = new Set([...loadMessages().values()].map(({shown}) => shown));
  const answered = new Set(answers.flatMap(({templates}) => templates));
  const unmet = Object.keys(unmetMessages);
  expect(unmet.filter((message) => !known.has(message) || answered.has(message))).toEqual([]);
});
