import {DomUtils, parseDocument} from 'htmlparser2';

import {fileOfAddress, readBuilt} from './site';

export type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.findAll>[number];

const parsed = new Map<string, Document>();

/** Parses the built page at an address; each page is parsed once. */
export function documentOf(address: string): Document {
  const tree = parsed.get(address) ?? parseDocument(readBuilt(fileOfAddress(address)));
  parsed.set(address, tree);
  return tree;
}

/** Parses only the head of the built page at an address, which takes a hundredth of the time. */
export function headOf(address: string): Document {
  const [head = ''] = readBuilt(fileOfAddress(address)).split('</head>', 1);
  return parseDocument(head);
}

/** Returns the elements below `root` with one of these tag names, in document order. */
export function tags(root: Document | Element, ...names: string[]): Element[] {
  return DomUtils.findAll(({name}) => names.includes(name), [root]);
}

/** Returns the first element below `root` with this attribute value. */
export function byAttribute(root: Document | Element, name: string, value: string): Element | null {
  return DomUtils.findOne(({attribs}) => attribs[name] === value, [root]);
}

const ids = new WeakMap<Document, ReadonlySet<string>>();

/** Returns all ids of a page. */
export function idsOf(root: Document): ReadonlySet<string> {
  const found =
    ids.get(root) ??
    new Set(
      DomUtils.findAll(({attribs}) => attribs.id !== undefined, [root]).map(
        ({attribs}) => attribs.id as string,
      ),
    );
  ids.set(root, found);
  return found;
}

/** Returns an element's text without surrounding white space. */
export function textOf(element: Element): string {
  return DomUtils.textContent(element).trim();
}

/** Returns an element's child elements. */
export function childrenOf(element: Element): Element[] {
  return element.children.filter((child): child is Element => child.type === 'tag');
}

/** Returns the content of a meta element by its name or property. */
export function metaOf(root: Document, name: string): string | undefined {
  const found = byAttribute(root, 'name', name) ?? byAttribute(root, 'property', name);
  return found?.attribs.content;
}

const withoutSpaces = (style: string): string =>
  style.replace(/\s*([:;,])\s*/g, '$1').replace(/;$/, '');

/**
 * Returns markup in a normal form, a line for each tag and text, so that equivalent HTML compares equal.
 * White space between blocks, comments and the order of attributes are ignored.
 */
export function meaningOf(root: Document | Element): string {
  const lines: string[] = [];
  let text = '';
  const endText = () => {
    if (text !== '' && !/^\s*\n\s*$/.test(text)) {
      lines.push(text);
    }
    text = '';
  };
  const visit = (node: Document['children'][number]) => {
    if (node.type === 'text') {
      text += node.data;
    } else if ('attribs' in node) {
      endText();
      const attributes = Object.entries(node.attribs)
        .map(([name, value]) => `${name}="${name === 'style' ? withoutSpaces(value) : value}"`)
        .sort();
      lines.push(`<${[node.name, ...attributes].join(' ')}>`);
      node.children.forEach(visit);
      endText();
      lines.push(`</${node.name}>`);
    }
  };
  root.children.forEach(visit);
  endText();
  return lines.join('\n');
}
