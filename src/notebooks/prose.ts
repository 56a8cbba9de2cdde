import type {Nodes, Parents} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'remark-mdx';

import {admonitionWords} from '../writing/admonitionWords';
import type {Problems} from '../writing/problems';
import {componentText} from './components';
import {absolute} from './links';
import type {NotebookPage} from './types';

/** What turning nodes into Markdown needs. */
export interface ProseContext {
  page: NotebookPage;
  /** The text that positions refer to. */
  source: string;
  problems: Problems;
}

/** Blocks as plain Markdown: the writer's own text, but for what only this site understands. */
export function markdownOf(context: ProseContext, nodes: readonly Nodes[]): string {
  return nodes
    .map((node) =>
      outdented(textOf(context, node), (node.position?.start.column ?? 1) - 1).trimEnd(),
    )
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The source of a node, with what has to change in it changed. */
function textOf(context: ProseContext, node: Nodes): string {
  const replaced = replacement(context, node);
  if (replaced !== undefined) {
    return indented(replaced, (node.position?.start.column ?? 1) - 1);
  }
  const [start, end] = rangeOf(node);
  let text = '';
  let at = start;
  for (const child of 'children' in node ? (node as Parents).children : []) {
    const [from, to] = rangeOf(child);
    text += context.source.slice(at, from) + textOf(context, child);
    at = to;
  }
  return text + context.source.slice(at, end);
}

function replacement(context: ProseContext, node: Nodes): string | undefined {
  const {page, problems} = context;
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'link':
      return linkText(context, node);
    case 'image': {
      const url = absolute(page, node.url);
      return url ? `![${node.alt ?? ''}](${url})` : `[${node.alt ?? 'Picture'}](${page.url})`;
    }
    case 'definition':
      return `[${node.label ?? node.identifier}]: ${absolute(page, node.url) ?? page.url}`;
    case 'containerDirective':
      return admonition(context, node);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentText(
        {page, problems, line, children: () => markdownOf(context, node.children)},
        node,
      );
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!/^\s*\/\*[^]*\*\/\s*$/.test(node.value)) {
        problems.add(line, 'a notebook cannot hold {an expression}: write its value as text.');
      }
      return '';
    case 'mdxjsEsm':
      problems.add(line, 'a notebook cannot hold an import: components need none here.');
      return '';
    case 'yaml':
      return '';
    default:
      return undefined;
  }
}

function linkText(context: ProseContext, node: Extract<Nodes, {type: 'link'}>): string | undefined {
  const [start] = rangeOf(node);
  const url = absolute(context.page, node.url);
  // A bare address is a link as it stands.
  if (context.source[start] !== '[' || !url) {
    return undefined;
  }
  const words = node.children.map((child) => textOf(context, child)).join('');
  return `[${words}](${url}${node.title ? ` "${node.title}"` : ''})`;
}

/** A block quote with the note's title in bold. */
function admonition(
  context: ProseContext,
  node: Extract<Nodes, {type: 'containerDirective'}>,
): string {
  const [first, ...others] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title =
    first && isLabel
      ? first.children.map((child) => textOf(context, child)).join('')
      : (admonitionWords[node.name] ?? 'What you need');
  return quote(title, markdownOf(context, isLabel ? others : node.children));
}

export function quote(title: string, body: string): string {
  const text = body === '' ? `**${title}**` : `**${title}**\n\n${body}`;
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

function rangeOf({position}: Nodes): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function indented(text: string, columns: number): string {
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(columns)}`);
}

function outdented(text: string, columns: number): string {
  return columns > 0 ? text.replace(new RegExp(`\\n {1,${columns}}`, 'g'), '\n') : text;
}
