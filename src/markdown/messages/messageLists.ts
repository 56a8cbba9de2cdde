import path from 'node:path';

import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ApiElement, code, element} from '../../reference/page/nodes';
import {listFilter} from '../../reference/page/render/listFilter';
import {reportFault} from '../../writing/faults';
import {outsideSearch} from '../outsideSearch';
import {type Answer, parseInline, readAnswers} from './answers';
import {facts, kindWords} from './facts';
import {type MessageGroup, messageGroups, pageOfGroup} from './groups';
import {restOf, rests} from './rest';

type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const REPOSITORY = path.resolve(__dirname, '../../..');
const NAMES = ['MessageList', 'MessageIndex', 'MessageRest'];

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && NAMES.includes((node as Tag).name ?? '');

/**
 * Fills the pages of messages: `<MessageList of="pod-file" />` has the answers of a group,
 * `<MessageIndex />` all messages that have an answer with links to it, and `<MessageRest of="data" />`
 * lines made from the code for those that have none. Reports names that do not exist.
 */
export function messageLists() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const made = make(node, [...readAnswers(REPOSITORY).values()]);
      if (made.length === 0) {
        const known = [...Object.keys(messageGroups), ...Object.keys(rests)].join(', ');
        const reason = `there are no messages of this name; the names are ${known}.`;
        reportFault(file, node, 'unknown-message', reason);
        return undefined;
      }
      parent.children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
  };
}

function make(tag: Tag, answers: readonly Answer[]): ApiElement[] {
  const of = String(tag.attributes[0]?.value ?? '');
  if (tag.name === 'MessageIndex') {
    return indexOf(answers);
  }
  if (tag.name === 'MessageRest') {
    return Object.hasOwn(rests, of) ? restOf(of as keyof typeof rests, answers) : [];
  }
  const own = answers.filter(({doing}) => doing === of);
  return own.length > 0 ? [element('dl.sights', {}, own.map(entryOf))] : [];
}

/** A message with its answer; the search finds it by its text. */
function entryOf(answer: Answer): ApiElement {
  const {id, templates, cause, mend} = answer;
  const [first = '', ...others] = templates;
  const further = others.map((text) => element('li', {}, [code(text)]));
  return element('div', {}, [
    element('dt', {}, [element('a', {id, href: `#${id}`}, [code(first)])]),
    element('dd', {}, [
      further.length > 0 && element('ul', {}, further),
      element('p', {}, facts(answer)),
      element('p', {}, parseInline(cause)),
      element('p', {}, parseInline(mend)),
    ]),
  ]);
}

function indexOf(answers: readonly Answer[]): ApiElement[] {
  const groups = Object.entries(messageGroups).flatMap(([group, title]) => {
    const own = answers.filter(({doing}) => doing === group);
    const page = pageOfGroup(group as MessageGroup);
    const items = own.flatMap((answer) =>
      linesOf(answer).map(({message, templates}, index) =>
        element('li', {}, [
          element('a', {...(index === 0 && {id: answer.id}), href: `${page}#${answer.id}`}, [
            code(message),
          ]),
          ` ${kindWords({...answer, templates})}`,
        ]),
      ),
    );
    const heading = element('h3', {}, [element('a', {href: `${page}#${group}`}, [title])]);
    return own.length > 0 ? [element('section', {}, [heading, element('ul', {}, items)])] : [];
  });
  const listId = 'messages-index';
  return [
    listFilter({
      id: 'messages-filter',
      listId,
      label: 'Filter by words of the message',
      noun: 'message',
      size: answers.flatMap(linesOf).length,
    }),
    element('div', {id: listId, ...outsideSearch.hProperties}, groups),
  ];
}

interface Line {
  readonly message: string;
  /** The messages of the code that the line stands for. */
  readonly templates: readonly string[];
}

/** The messages of an answer, each once: first the one that its writer chose, in short. */
function linesOf(answer: Answer): Line[] {
  const [first = ''] = answer.templates;
  const message = shortOf(answer);
  const meant = answer.templates.filter((template) => template.includes(message));
  const templates = meant.length > 0 ? meant : [first];
  const others = answer.templates.filter((template) => !templates.includes(template));
  return [
    {message, templates},
    ...others.map((template) => ({message: template, templates: [template]})),
  ];
}

function shortOf({text, templates}: Answer): string {
  const [node, ...more] = text;
  return node?.type === 'inlineCode' && more.length === 0 ? node.value : (templates[0] ?? '');
}
