import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {fileOf, neededFiles, titleOf} from './files';
import type {ParsedPage} from './parse';
import {markdownOf, type ProseContext} from './prose';
import {shellCell} from './shell';
import {numberedSteps} from './steps';
import type {Draft, NotebookPage} from './types';

/** Languages of files that the reader of a tutorial writes. */
const FILES = new Set(['csv', 'toml', 'yaml', 'yml']);

const EVENT_LOOP = [
  'A notebook has an event loop of its own. This lets the SDK use it.',
  'import nest_asyncio\n\nnest_asyncio.apply()',
] as const;

/**
 * Cuts a page into cells: prose between code, a new cell at each level-2 heading. Reports everything
 * that a notebook cannot hold.
 */
export function draftsOf(page: NotebookPage, parsed: ParsedPage): Draft[] {
  const {tree, file, source, frontMatter} = parsed;
  const context: ProseContext = {page, file, source};
  const numbers = frontMatter.steps === true ? numberedSteps(tree) : new Map<RootContent, number>();
  const blocks = tree.children.filter((node) => node.type === 'code');
  const needed = neededFiles(blocks);
  const inCells = new Set(
    blocks.flatMap((block) => (block.lang === 'python' ? (fileOf(block)?.name ?? []) : [])),
  );
  needed.forEach((name) => inCells.delete(name));

  const drafts: Draft[] = [];
  let section = 'start';
  let joins = false;
  const add = (kind: Draft['kind'], text: string) => {
    const last = drafts.at(-1);
    if (kind === 'markdown' && joins && last?.kind === 'markdown') {
      last.text += `\n\n${text}`;
    } else if (text !== '') {
      drafts.push({kind, text, section});
    }
    joins = kind === 'markdown';
  };

  for (const node of tree.children) {
    if (node.type === 'code') {
      codeCells(node, needed, inCells).forEach(({kind, text}) => add(kind, text));
    } else if (node.type === 'heading') {
      if (node.depth === 2) {
        const {id, text: title} = parseMarkdownHeadingId(toString(node));
        section = id ?? slug(title);
        joins = false;
      }
      const number = numbers.get(node);
      const text = markdownOf(context, [node]);
      add('markdown', number ? text.replace(/^(#+ +)/, `$1${number}. `) : text);
    } else if (node.type !== 'thematicBreak') {
      const text = markdownOf(context, [node]);
      if (text !== '') {
        add('markdown', text);
      }
    }
  }
  return withEventLoop(drafts);
}

function codeCells(
  code: Code,
  needed: ReadonlySet<string>,
  inCells: ReadonlySet<string>,
): Pick<Draft, 'kind' | 'text'>[] {
  const file = fileOf(code);
  const language = code.lang ?? '';
  if (file && (FILES.has(language) || needed.has(file.name))) {
    const option = file.continued ? '-a ' : '';
    return [{kind: 'code', text: `%%writefile ${option}${file.name}\n${code.value}`}];
  }
  if (language === 'python') {
    return [{kind: 'code', text: code.value}];
  }
  if (/^(ba|z)?sh(ell)?$/.test(language)) {
    const cell = shellCell(code.value, inCells);
    if (cell.kind === 'cell') {
      return [{kind: 'code', text: cell.text}];
    }
    if (cell.kind === 'done') {
      const names = cell.files.map((name) => `\`${name}\``).join(' and ');
      return [{kind: 'markdown', text: `In this notebook, the cells above have run ${names}.`}];
    }
  }
  return [{kind: 'markdown', text: fenced(code)}];
}

/** Renders a block that is only read, with its title above it. */
function fenced(code: Code): string {
  const title = titleOf(code);
  const longest = Math.max(2, ...(code.value.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const block = `${fence}${code.lang ?? ''}\n${code.value}\n${fence}`;
  return title === undefined ? block : `**${title}**\n\n${block}`;
}

/**
 * Lets the SDK run its own event loop: Jupyter has one running already, and Python does not nest them
 * (https://github.com/jupyter/notebook/issues/3397).
 */
function withEventLoop(drafts: readonly Draft[]): Draft[] {
  const first = drafts.findIndex(
    ({kind, text}) =>
      kind === 'code' && !text.startsWith('%') && /^(from|import) bitfount\b/m.test(text),
  );
  const isThere = drafts.some(
    ({kind, text}) => kind === 'code' && /nest_asyncio\.apply/.test(text),
  );
  if (first < 0 || isThere) {
    return [...drafts];
  }
  const [words, code] = EVENT_LOOP;
  const section = drafts[first]?.section ?? 'start';
  return [
    ...drafts.slice(0, first),
    {kind: 'markdown', text: words, section},
    {kind: 'code', text: code, section},
    ...drafts.slice(first),
  ];
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
