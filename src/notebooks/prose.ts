import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes, Parents} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'remark-mdx';
import type {VFile} from 'vfile';

import {admonitionWords} from '../writing/admonitionWords';
import {reportFault} from '../writing/faults';
import {componentText} from './components';
import {absolute} from './links';
import {quote} from './quote';
import type {NotebookPage} from './types';

/** What rendering nodes as Markdown needs. */
export interface ProseContext {
  page: NotebookPage;
  /** The text that positions refer to. */
  source: string;
  /** The page that faults are reported of. */
  file: VFile;
}

/** Renders blocks as plain Markdown: the writer's own text, except for what only this site understands. */
export function markdownOf(context: ProseContext, nodes: readonly Nodes[]): string {
  return nodes
    .map((node) =>
      outdented(textOf(context, node), (node.position?.start.column ?? 1) - 1).trimEnd(),
    )
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Takes the source of a node, with those nodes in it replaced that a notebook cannot show. */
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
  text += context.source.slice(at, end);
  return node.type === 'heading' ? withoutId(text) : text;
}

/** Removes `\{#id}` from the source of a heading: only Docusaurus understands it. */
function withoutId(heading: string): string {
  return parseMarkdownHeadingId(heading.replace(/\\(?=\{#[^{}]*\}$)/, '')).text;
}

function replacement(context: ProseContext, node: Nodes): string | undefined {
  const {page, file} = context;
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
      return componentText({page, file, children: () => markdownOf(context, node.children)}, node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!/^\s*\/\*[^]*\*\/\s*$/.test(node.value)) {
        const reason = 'a notebook cannot hold {an expression}: write its value as text.';
        reportFault(file, node, 'not-for-notebooks', reason);
      }
      return '';
    case 'mdxjsEsm': {
      const reason = 'a notebook cannot hold an import: components need none here.';
      reportFault(file, node, 'not-for-notebooks', reason);
      return '';
    }
    case 'yaml':
      return '';
    default:
      return undefined;
  }
}

function linkText(context: ProseContext, node: Extract<Nodes, {type: 'link'}>): string | undefined {
  const [start] = rangeOf(node);
  const url = absolute(context.page, node.url);
  // GFM links a bare URL by itself: https://github.github.com/gfm/#autolinks-extension-
  if (context.source[start] !== '[' || !url) {
    return undefined;
  }
  const words = node.children.map((child) => textOf(context, child)).join('');
  return `[${words}](${url}${node.title ? ` "${node.title}"` : ''})`;
}

/** Renders an admonition as a block quote with its title in bold. */
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

function rangeOf({position}: Nodes): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function indented(text: string, columns: number): string {
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(columns)}`);
}

function outdented(text: string, columns: number): string {
  return columns > 0 ? text.replace(new RegExp(`\\n {1,${columns}}`, 'g'), '\n') : text;
}
