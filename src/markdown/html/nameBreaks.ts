import type {ElementContent, Nodes, Root} from 'hast';

import {splitName} from '../../lib/nameParts';
import {textOf} from './text';

/** Parts of a page that lay out their text themselves. */
const OWN_LAYOUT: ReadonlySet<string> = new Set(['pre', 'svg', 'math', 'script', 'style']);

/** A name has an underscore, a dot, a slash or a capital between letters: `run_pod`, `CSVSource`. */
const NAME = /\w[_./=]\w|[a-z][A-Z]/;

/** Names of up to this many letters stay in one piece: they fit the text of the narrowest phone. */
const LONGEST_PIECE = 20;

/** Letters of the shortest part in text: fewer breaks than the name offers make smaller pages. */
const SHORTEST_PART = 8;

/** The longest in a cell that has nothing but the name, which sets the width of its column. */
const LONGEST_IN_CELL = 12;

/** Code of up to this many letters is not broken at its hyphens: `--pod_identifier`, `jane-doe`. */
export const LONGEST_HYPHENATED = 28;

/** Fields of a format of Python, between whose `%` and `(` a browser would end a line. */
const FIELDS = /%\(/;

/** Where a text is. */
interface Context {
  /** Its hyphens belong to names. */
  readonly inCode: boolean;
  /** Letters of the longest name that is not split. */
  readonly longest: number;
}

/** Names with a number in prose: `ICD-10`, `SHA-256`. */
const NUMBERED = /[A-Za-z]-\d/;

/** Hyphens after which a browser would end a line, between letters or before a second hyphen. */
const HYPHEN = /-[\w-]/;

const wbr = (): ElementContent => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

const text = (value: string): ElementContent => ({type: 'text', value});

const unbroken = (value: string): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['nb']},
  children: [text(value)],
});

function keepsHyphens(part: string): boolean {
  return part.length <= LONGEST_HYPHENATED && HYPHEN.test(part);
}

function splitWord(word: string, {inCode, longest}: Context): ElementContent[] {
  if (inCode && FIELDS.test(word)) {
    return splitName(word)
      .flatMap((field) => [wbr(), unbroken(field)])
      .slice(1);
  }
  if (inCode ? keepsHyphens(word) : NUMBERED.test(word) && word.length <= longest) {
    return [unbroken(word)];
  }
  if (word.length <= longest || !(inCode || NAME.test(word))) {
    return [text(word)];
  }
  const parts = longest === LONGEST_IN_CELL ? splitName(word) : splitName(word, SHORTEST_PART);
  return parts.flatMap((part, index) => {
    const node = inCode && keepsHyphens(part) ? unbroken(part) : text(part);
    return index === 0 ? [node] : [wbr(), node];
  });
}

function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text') {
      last.value += node.value;
    } else {
      joined.push(node);
    }
  }
  return joined;
}

/** The first word of a message, with the number before it: `1 validation error for Settings`. */
const COUNTED = /^\d [a-z]+(?= )/;

function splitText(value: string, context: Context): ElementContent[] {
  const counted = (context.inCode && COUNTED.exec(value)?.[0]) || '';
  const pieces = value
    .slice(counted.length)
    .split(/(\s+)/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => splitWord(piece, context));
  return joinTexts(counted ? [unbroken(counted), ...pieces] : pieces);
}

function isOwnLayout(node: Nodes): boolean {
  return (
    node.type === 'element' &&
    (OWN_LAYOUT.has(node.tagName) || String(node.properties.className).includes('katex'))
  );
}

function contextOf(node: Nodes, outer: Context): Context {
  if (node.type !== 'element') {
    return outer;
  }
  const {tagName} = node;
  if (tagName === 'code') {
    return {...outer, inCode: true};
  }
  const isName = (tagName === 'td' || tagName === 'th') && !/\s/.test(textOf(node).trim());
  return isName ? {...outer, longest: LONGEST_IN_CELL} : outer;
}

function breakIn(node: Nodes, outer: Context): void {
  if (!('children' in node) || isOwnLayout(node)) {
    return;
  }
  const context = contextOf(node, outer);
  const children = node.children as Nodes[];
  node.children = children.flatMap((child): Nodes[] => {
    if (child.type === 'text') {
      return splitText(child.value, context);
    }
    breakIn(child, context);
    return [child];
  }) as ElementContent[];
}

/**
 * Offers line breaks inside the long names in a tree of HTML, at their parts only: after underscores,
 * dots and slashes and, in long words, before capitals. Names in code are not broken at a hyphen, nor are names with a number.
 */
export function breakNames(tree: Nodes): void {
  breakIn(tree, {inCode: false, longest: LONGEST_PIECE});
}

/** Rehype plugin: {@link breakNames} on a whole page. */
export function rehypeNameBreaks() {
  return (tree: Root): void => breakNames(tree);
}
