import {DomUtils, parseDocument} from 'htmlparser2';

import {
  type Element,
  first,
  hasClass,
  isElement,
  isSilent,
} from '../../../src/search/records/nodes';

/** A page's words for another tool. */
export interface PlainPage {
  /** From the site's root, without ending. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Headings, paragraphs, lists, tables and code; no HTML. */
  readonly markdown: string;
}

type Node = Element['children'][number];

/**
 * Writes a rendered page as plain Markdown, so that other tools build the same words, code and tables.
 *
 * @throws when the page has no `<main>` or no heading
 */
export function plainPage(address: string, html: string): PlainPage {
  const root = parseDocument(html);
  const named = (name: string): Element | undefined =>
    DomUtils.findOne((element) => element.name === name, root.children) ?? undefined;
  const [main, heading] = [named('main'), named('h1')];
  if (!main || !heading) {
    throw new Error(`${address} has no <main> or no <h1>: is it a page of this site?`);
  }
  const meta = DomUtils.findOne(
    ({name, attribs}) => name === 'meta' && attribs.name === 'description',
    root.children,
  );
  const body = first(main, (element) => hasClass(element, 'prose')) ?? main;
  return {
    address,
    title: words(heading),
    description: meta?.attribs.content ?? '',
    markdown: `${blocksOf(body).join('\n\n')}\n`,
  };
}

const HEADING = /^h([1-6])$/;
const INLINE = new Set('a b strong em i code span wbr sub sup kbd abbr mark small time'.split(' '));

/** Blocks of an element, one text each. */
function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = (): void => {
    if (line.trim()) {
      blocks.push(line.trim());
    }
    line = '';
  };
  for (const child of parent.children) {
    if (!isElement(child) || INLINE.has(child.name)) {
      line += inline(child);
    } else {
      endLine();
      blocks.push(...blockOf(child));
    }
  }
  endLine();
  return blocks.filter(Boolean);
}

function blockOf(element: Element): string[] {
  const {name} = element;
  const level = HEADING.exec(name)?.[1];
  // The parser keeps the body of a table in the last cell of its head, where end tags are left out.
  if (isSilent(element) || name === 'tbody') {
    return [];
  }
  if (level) {
    return [`${'#'.repeat(Number(level))} ${lineOf(element)}`];
  }
  if (name === 'p' || name === 'summary' || name === 'dt' || name === 'figcaption') {
    return [lineOf(element)];
  }
  if (name === 'pre' || hasClass(element, 'sig')) {
    return [fence(element)];
  }
  if (name === 'ul' || name === 'ol') {
    return [listOf(element)];
  }
  if (name === 'table') {
    return [tableOf(element)];
  }
  if (name === 'blockquote' || name === 'aside') {
    return [blocksOf(element).join('\n\n').replace(/^/gm, '> ')];
  }
  return blocksOf(element);
}

function listOf(list: Element): string {
  return list.children
    .filter(isElement)
    .map((item, index) => {
      const mark = list.name === 'ol' ? `${index + 1}. ` : '- ';
      return (
        mark +
        blocksOf(item)
          .join('\n\n')
          .replace(/\n/g, `\n${' '.repeat(mark.length)}`)
      );
    })
    .join('\n');
}

function tableOf(table: Element): string {
  const rows = DomUtils.findAll(({name}) => name === 'tr', [table]).map((row) =>
    row.children
      .filter(isElement)
      .map((cell) => blocksOf(cell).join(' ').replace(/\s+/g, ' ').replaceAll('|', '\\|')),
  );
  const rule = (rows[0] ?? []).map(() => '---');
  return [rows[0] ?? [], rule, ...rows.slice(1)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function fence(element: Element): string {
  const label = element.attribs['aria-label'] ?? '';
  const text = DomUtils.textContent(element).replace(/\n$/, '');
  const ticks = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  return [`${ticks}${languageOf(label, text)}`, text, ticks].join('\n');
}

function languageOf(label: string, text: string): string {
  if (/\.ya?ml|YAML/.test(label)) {
    return 'yaml';
  }
  if (/Terminal|Linux|PowerShell/.test(label)) {
    return 'bash';
  }
  return /\.py|Python|Signature/.test(label) || /^(from|import|class|def|async) /m.test(text)
    ? 'python'
    : 'text';
}

function lineOf(element: Element): string {
  return element.children.map(inline).join('').replace(/\s+/g, ' ').trim();
}

function inline(node: Node): string {
  if (node.type === 'text') {
    return escaped(node.data.replace(/\s+/g, ' '));
  }
  if (!isElement(node) || isSilent(node)) {
    return '';
  }
  if (hasClass(node, 'katex')) {
    const tex = first(node, ({name}) => name === 'annotation');
    return tex ? code(DomUtils.textContent(tex)) : '';
  }
  const own = node.children.map(inline).join('');
  // Parts of a row stand apart without a space.
  const isPart = node.name === 'span' && isRow(node.parent);
  const text = isPart ? ` ${own} ` : own;
  if (node.name === 'code') {
    return code(words(node));
  }
  if (node.name === 'strong' || node.name === 'b') {
    return text.trim() ? `**${text.trim()}**` : '';
  }
  // Anchors have other names elsewhere; the address alone holds.
  const href = node.attribs.href?.replace(/#.*$/, '');
  return node.name === 'a' && href && text.trim() ? `[${text.trim()}](${href})` : text;
}

function isRow(parent: Element['parent']): boolean {
  return (parent as Element | null)?.name === 'li';
}

/** Two braces together would be a template's, in code as well. */
function apart(text: string): string {
  return text.replace(/([{}])(?=\1)/g, '$1 ');
}

function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return text.trim() ? `${ticks}${apart(text.trim().replace(/\s+/g, ' '))}${ticks}` : '';
}

function words(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}

function escaped(text: string): string {
  return apart(text.replace(/[\\`*_[\]~$]/g, '\\$&').replaceAll('<', '&lt;'));
}
