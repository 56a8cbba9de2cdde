import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import type {PhrasingContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {isMap, isSeq, LineCounter, type Node as YamlNode, parseDocument, type YAMLMap} from 'yaml';

import {memoizeLatest} from '../../lib/memoize';
import {dependOn} from '../../reference/page/site/dependencies';
import {loadMessages} from '../../reference/messages/load';
import {oneLine} from '../../reference/messages/template';
import {reportFault, throwFaults} from '../../writing/faults';
import {didYouMean, nearestName} from '../../writing/nearest';
import {type MessageGroup, messageGroups} from './groups';

/** What a person says about a message, or about several with the same cause. */
export interface Answer {
  /** Anchor on the page of messages, and the name that guides place it by. */
  readonly id: string;
  /** Messages as readers see them, the most telling first. */
  readonly templates: readonly string[];
  /** What tables of guides show of them, in Markdown. */
  readonly text: readonly PhrasingContent[];
  readonly doing: MessageGroup;
  /** What it means, in Markdown. */
  readonly cause: string;
  /** What to do, in Markdown. */
  readonly mend: string;
  /** The program that says it, where that is not the SDK. */
  readonly outside?: string;
}

/** Folder of the writers' files, below the repository's root. */
export const ANSWERS_FOLDER = 'docs/_messages';

const KEYS = ['id', 'templates', 'text', 'doing', 'cause', 'mend', 'outside'];
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Longest texts, in characters without the addresses of links: an answer is read in the middle of work. */
const LONGEST = {cause: 320, mend: 400} as const;

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Reads a text of one paragraph in Markdown; undefined when it is something else. */
export function parseInline(text: string): PhrasingContent[] | undefined {
  const [first, ...more] = markdown.parse(text).children;
  return first?.type === 'paragraph' && more.length === 0 ? first.children : undefined;
}

const readOnce = memoizeLatest((folder: string, _changed: string) => collect(folder));

/**
 * Reads the answers of the writers' files by their ids.
 *
 * @param root folder of the repository
 * @throws PageError with file and line of each entry that is not of the form that CONTRIBUTING.md says
 */
export function readAnswers(root: string): ReadonlyMap<string, Answer> {
  const folder = path.join(root, ANSWERS_FOLDER);
  const files = filesOf(folder);
  files.forEach(dependOn);
  return readOnce(folder, files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n'));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));
}

function collect(folder: string): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  const taken = new Map<string, string>();
  for (const file of filesOf(folder)) {
    const page = new VFile({path: file});
    for (const {answer, line} of new Reader(page, readFileSync(file, 'utf8')).answers()) {
      for (const name of [answer.id, ...answer.templates]) {
        const other = taken.get(name);
        if (other !== undefined) {
          const reason = `"${name}" stands in two answers, ${other} and ${answer.id}.`;
          reportFault(page, line, 'malformed-message', reason);
        }
        taken.set(name, answer.id);
      }
      answers.set(answer.id, answer);
    }
    throwFaults(page);
  }
  return answers;
}

/** Reads one file, and reports each fault with its line. */
class Reader {
  private readonly lines = new LineCounter();

  constructor(
    private readonly page: VFile,
    private readonly source: string,
  ) {}

  /** The answers, each with its line. */
  answers(): {answer: Answer; line: number}[] {
    const document = parseDocument(this.source, {lineCounter: this.lines});
    for (const {message, pos} of document.errors) {
      this.fault(this.lines.linePos(pos[0]).line, message);
    }
    const {contents} = document;
    if (!isSeq<YamlNode>(contents)) {
      this.fault(1, 'the file is a list of answers.');
      return [];
    }
    return contents.items.flatMap((item) => {
      if (!isMap(item)) {
        this.fault(
          this.lineOf(item),
          'an answer has the keys id, templates, doing, cause and mend.',
        );
        return [];
      }
      const value = item.toJS(document) as Partial<Record<string, unknown>>;
      return [{answer: this.answer(item, value), line: this.lineOf(item)}];
    });
  }

  private answer(node: YAMLMap, value: Partial<Record<string, unknown>>): Answer {
    const lineOf = (key: string) =>
      this.lineOf((node.get(key, true) as YamlNode | undefined) ?? node);
    for (const key of Object.keys(value)) {
      if (!KEYS.includes(key)) {
        this.fault(lineOf(key), `unknown key "${key}".${didYouMean(key, KEYS)}`);
      }
    }
    const id = String(value.id ?? '');
    if (!ID.test(id)) {
      this.fault(lineOf('id'), 'an id has words in small letters with hyphens between them.');
    }
    const doing = String(value.doing ?? '') as MessageGroup;
    if (!Object.hasOwn(messageGroups, doing)) {
      const known = Object.keys(messageGroups).join(', ');
      this.fault(lineOf('doing'), `doing is one of ${known}.`);
    }
    const outside = value.outside === undefined ? {} : {outside: String(value.outside)};
    const templates = this.templates(
      value.templates,
      lineOf('templates'),
      value.outside !== undefined,
    );
    const said = {
      cause: this.words('cause', value.cause, lineOf('cause')),
      mend: this.words('mend', value.mend, lineOf('mend')),
    };
    return {
      id,
      templates,
      text: this.text(value.text, templates, lineOf('text')),
      doing,
      ...said,
      ...outside,
    };
  }

  private templates(given: unknown, line: number, isOutside: boolean): string[] {
    const templates = (Array.isArray(given) ? given : []).map((text) => oneLine(String(text)));
    if (templates.length === 0) {
      this.fault(line, 'an answer has at least one template.');
    }
    const known = loadMessages();
    for (const template of templates) {
      if (!isOutside && !known.has(template)) {
        const nearest = nearestName(template, known.keys());
        const hint = nearest === undefined ? '' : ` The nearest is "${nearest}".`;
        this.fault(line, `the SDK has no message "${template}".${hint}`);
      }
    }
    return templates;
  }

  /** What guides show: pieces of the templates as code, with or without words between them. */
  private text(given: unknown, templates: readonly string[], line: number): PhrasingContent[] {
    const [first = ''] = templates;
    if (given === undefined) {
      return [{type: 'inlineCode', value: first}];
    }
    const text = String(given);
    const nodes = text.includes('`') ? (parseInline(text) ?? []) : [codeOf(text)];
    const shown = nodes.find((node) => node.type === 'inlineCode');
    // Further code may be what follows the message on the terminal.
    if (!templates.some((known) => shown && known.includes(shown.value))) {
      this.fault(line, 'text begins with a piece of a template of the answer, word for word.');
    }
    return nodes;
  }

  private words(key: 'cause' | 'mend', given: unknown, line: number): string {
    const text = oneLine(String(given ?? ''));
    const length = text.replace(/\]\([^)]*\)/g, ']').length;
    const nodes = parseInline(text);
    if (length > LONGEST[key]) {
      this.fault(line, `${key} has ${length} characters, at most ${LONGEST[key]} are read.`);
    }
    if (!nodes?.every(({type}) => ['text', 'inlineCode', 'link'].includes(type))) {
      this.fault(line, `${key} is one paragraph of words, code and links.`);
    }
    return text;
  }

  private lineOf(node: YamlNode | undefined): number {
    return node?.range ? this.lines.linePos(node.range[0]).line : 1;
  }

  private fault(line: number, reason: string): void {
    reportFault(this.page, line, 'malformed-message', reason);
  }
}

function codeOf(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}
