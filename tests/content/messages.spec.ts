import {expect, test} from 'vitest';

import {MESSAGES_FILE, readMessages} from '../../src/markdown/messages/readMessages';
import {contentPages} from '../support/content';

/* Messages that several pages explain are written once, in docs/_messages.mdx. */

const pages = contentPages().filter(({file}) => file.startsWith('docs/'));
const messages = readMessages('.');

test.each([...messages.keys()])('the shared message %s stands on more than one page', (id) => {
  const users = pages.filter(({body}) => body.includes(`<Message of="${id}" />`));
  expect(
    users.length,
    `Write it on the one page that has it, not in ${MESSAGES_FILE}`,
  ).toBeGreaterThan(1);
});

test('no page types a row for a message that is shared', () => {
  const texts = [...messages.values()].flatMap(({text: [code]}) =>
    code?.type === 'inlineCode' ? code.value : [],
  );
  expect(texts).toHaveLength(messages.size);
  const typed = pages.flatMap(({file, body}) =>
    texts.filter((text) => body.includes(`\n| \`${text}\``)).map((text) => `${file}: ${text}`),
  );
  expect(typed, 'place it with <Message of="…" />').toEqual([]);
});
