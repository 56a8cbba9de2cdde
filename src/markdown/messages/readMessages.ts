import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {PhrasingContent, Root} from 'mdast';
import {VFile} from 'vfile';

import {memoizeFile} from '../../lib/memoizeFile';
import {dependOn} from '../../reference/page/site/dependencies';
import {parsePage} from '../../reference/page/source/parsePage';
import {reportFault, throwFaults} from '../../writing/faults';

/** A message of the SDK that more than one page explains. */
export interface Message {
  /** Its text, as the reader sees it. */
  readonly text: readonly PhrasingContent[];
  /** What it means and what to do. */
  readonly advice: readonly PhrasingContent[];
}

/** The writers' file of messages, below the repository's root. */
export const MESSAGES_FILE = 'docs/_messages.mdx';

const messagesIn = memoizeFile(collect);

/**
 * Reads the messages of the writers' file by their ids: a level-2 heading is the id, the paragraph
 * below it the message, the next one what it means and what to do.
 *
 * @param root folder of the repository
 * @throws PageError with file and line for each entry of another form
 */
export function readMessages(root: string): ReadonlyMap<string, Message> {
  const file = path.join(root, MESSAGES_FILE);
  dependOn(file);
  return messagesIn(file);
}

type Block = Root['children'][number];
type Heading = Extract<Block, {type: 'heading'}>;

function collect(file: string): ReadonlyMap<string, Message> {
  const page = new VFile({path: file});
  const messages = new Map<string, Message>();
  for (const [heading, text, advice, ...more] of entriesOf(
    parsePage(file, readFileSync(file, 'utf8')),
  )) {
    const [id] = heading.children;
    const isWhole = text?.type === 'paragraph' && advice?.type === 'paragraph' && more.length === 0;
    if (id?.type !== 'text' || !isWhole) {
      const reason = 'below an id stand two paragraphs: the message, then what it means.';
      reportFault(page, heading, 'malformed-message', reason);
    } else {
      messages.set(id.value, {text: text.children, advice: advice.children});
    }
  }
  throwFaults(page);
  return messages;
}

/** Level-2 headings, each with the blocks below it. */
function entriesOf({children}: Root): [Heading, ...Block[]][] {
  const entries: [Heading, ...Block[]][] = [];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      entries.push([node]);
    } else {
      entries.at(-1)?.push(node);
    }
  }
  return entries;
}
