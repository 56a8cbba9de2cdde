import type {Element, ElementContent} from 'hast';

import {PartFault} from '../../writing/faults';
import {languages} from './languages';
import {markedByComments, markedByMeta, splitLines} from './lines';
import {type Token, tokenize} from './tokens';

/** A code block as it stands in a page's source. */
export interface CodeBlock {
  readonly code: string;
  /** Name after the fence; plain text without one. */
  readonly language?: string;
  /** What follows the language: `title="pod.yaml"`, `tab="YAML"`, `{1,3-4}`. */
  readonly meta?: string;
  /** Address that opens the block in the checker of YAML. */
  readonly checker?: string;
}

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element {
  return {type: 'element', tagName, properties, children};
}

function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** Returns the value of `name="…"` after a fence; undefined without one. */
function attributeOf({meta = ''}: CodeBlock, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]+)"`).exec(meta)?.[1];
}

function renderLine(line: readonly Token[], isShell: boolean): ElementContent[] {
  const nodes = line.map((token) =>
    token.hue ? element('span', {className: [token.hue]}, text(token.text)) : text(token.text),
  );
  const [first] = line;
  if (isShell && first && !first.hue && /^\$ /.test(first.text)) {
    // The stylesheet draws the prompt, so that it is never selected or copied with the command.
    nodes.splice(0, 1, element('span', {className: ['prompt']}), text(first.text.slice(2)));
  }
  return nodes;
}

/** Code with more lines may begin on one printed page and end on the next. */
const LONG = 15;

function renderLines(block: CodeBlock, grammar: string | undefined): ElementContent[] {
  const marks = markedByComments(block.code.replace(/\n$/, ''), markedByMeta(block.meta ?? ''));
  const lines = splitLines(tokenize(marks.code, grammar));
  const nodes: ElementContent[] = [];
  lines.forEach((line, index) => {
    const rendered = renderLine(line, grammar === 'bash');
    const end = index < lines.length - 1 ? [text('\n')] : [];
    if (marks.marked.has(index + 1)) {
      nodes.push(element('span', {className: ['hl']}, ...rendered, ...end));
    } else {
      nodes.push(...rendered, ...end);
    }
  });
  return joinTexts(nodes);
}

function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = text(last.value + node.value);
    } else {
      joined.push(node);
    }
  }
  return joined;
}

/**
 * Renders a code block as a figure: a caption with a copy button, and highlighted code that a keyboard
 * can scroll. The copy button is a plain button with `data-copy`; the inline script makes it work.
 *
 * @throws PartFault on a language that `languages.ts` does not know, and on line numbers it cannot read
 */
export function codeFigure(block: CodeBlock): Element {
  const name = block.language ?? 'text';
  const language = Object.hasOwn(languages, name) ? languages[name] : undefined;
  if (!language) {
    throw new PartFault(
      'unknown-language',
      `Code block in the unknown language "${name}". Known: ${Object.keys(languages).join(', ')}.`,
    );
  }
  const title = attributeOf(block, 'title') ?? language.label;
  const isLong = block.code.split('\n').length > LONG;
  return element(
    'figure',
    {
      className: isLong ? ['code', 'long'] : ['code'],
      dataLanguage: name,
      dataTab: attributeOf(block, 'tab'),
    },
    element(
      'figcaption',
      {},
      element('b', {}, text(title)),
      ...(block.checker === undefined
        ? []
        : [element('a', {href: block.checker}, text('Open in the checker'))]),
      element('button', {className: ['copy'], type: 'button', dataCopy: ''}, text('Copy')),
    ),
    element(
      'pre',
      {tabIndex: 0, role: 'group', ariaLabel: `Code: ${title}`},
      element('code', {}, ...renderLines(block, language.grammar)),
    ),
  );
}
