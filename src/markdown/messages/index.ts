import path from 'node:path';

import type {PhrasingContent, Root, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {trackDependencies} from '../../reference/page/site/dependencies';
import {reportFault} from '../../writing/faults';
import {didYouMean} from '../../writing/nearest';
import {type Answer, ANSWERS_FOLDER, parseInline, readAnswers} from './answers';

interface Options {
  /** Folder that holds the content folders; the repository's root unless a test says otherwise. */
  root?: string;
}

/** A `<Message of="…" />` as parsed by MDX. */
type MessageTag = Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;

const REPOSITORY = path.resolve(__dirname, '../../..');

/**
 * Fills rows of tables that begin with `<Message of="id" />`: the tag becomes the message, which words may
 * follow, such as who reads it, and the next cell, unless the page has words of its own there, what it means
 * and what to do. Reports tags at other places and unknown ids.
 */
export function sharedMessages({root = REPOSITORY}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    trackDependencies(file.path, () => {
      visit(tree, 'tableRow', (row) => {
        const [tag, ...others] = row.children[0]?.children ?? [];
        if (isMessage(tag) && !others.some(isMessage)) {
          fill(row, answerOf(tag, root, file), others);
        }
      });
      visit(tree, (node) => {
        if (isMessage(node)) {
          const reason = 'begin the first cell of a row with one <Message … />.';
          reportFault(file, node, 'misplaced-message', reason);
        }
      });
    });
  };
}

function isMessage(node: unknown): node is MessageTag {
  const {type, name} = (node ?? {}) as {type?: string; name?: string};
  return (type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement') && name === 'Message';
}

/** The answer that a tag names; without one, reports the fault. */
function answerOf(tag: MessageTag, root: string, file: VFile): Answer | undefined {
  const [of, ...others] = tag.attributes;
  const isNamed = of?.type === 'mdxJsxAttribute' && of.name === 'of' && others.length === 0;
  const id = isNamed && typeof of.value === 'string' ? of.value : '';
  const answers = readAnswers(root);
  const answer = answers.get(id);
  if (!answer) {
    const hint = didYouMean(id, answers.keys());
    const reason = `${ANSWERS_FOLDER} has no message of="${id}".${hint}`;
    reportFault(file, tag, 'unknown-message', reason);
  }
  return answer;
}

function fill(
  {children}: TableRow,
  answer: Answer | undefined,
  others: readonly PhrasingContent[],
): void {
  const [first, second] = children;
  if (first) {
    first.children = [...structuredClone([...(answer?.text ?? [])]), ...others];
  }
  const advice = answer ? (parseInline(`${answer.cause} ${answer.mend}`) ?? []) : [];
  if (second === undefined) {
    children.push({type: 'tableCell', children: advice});
  } else if (second.children.length === 0) {
    second.children = advice;
  }
}
