import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {EXIT, SKIP, visit} from 'unist-util-visit';

import type {SymbolNames} from './symbolNames';

/** A symbol in code style that its section does not link. */
export interface Unlinked {
  readonly name: string;
  readonly line: number;
  /** Start and end of the code as offsets in the source. */
  readonly start: number;
  readonly end: number;
}

/** Excludes lower-case names without brackets, which may be parameters or keys. */
const UNAMBIGUOUS = /^(?:[A-Z]\w+(?:\.\w+)?|[a-z]\w*\(\)|bitfount(?:\.\w+)+)$/;

/**
 * Returns the first mention of each symbol in each level-2 section, unless a mention before it is a
 * link. Lower-case names, which may be parameters or keys, count only with brackets.
 */
export function unlinkedSymbols(tree: Root, names: SymbolNames): Unlinked[] {
  const unlinked: Unlinked[] = [];
  let seen = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      seen = node.depth === 2 ? new Set() : seen;
      return SKIP;
    }
    if (node.type === 'link') {
      addCode(node, seen);
      return SKIP;
    }
    if (node.type === 'inlineCode' && isSymbol(node.value, names) && !seen.has(node.value)) {
      seen.add(node.value);
      const {start, end} = node.position ?? {};
      unlinked.push({
        name: node.value,
        line: start?.line ?? 1,
        start: start?.offset ?? 0,
        end: end?.offset ?? 0,
      });
    }
    return undefined;
  });
  return unlinked;
}

function addCode(link: Nodes, seen: Set<string>): void {
  visit(link, 'inlineCode', (code) => {
    seen.add(toString(code));
    return EXIT;
  });
}

function isSymbol(name: string, names: SymbolNames): boolean {
  if (!UNAMBIGUOUS.test(name)) {
    return false;
  }
  const meaning = names.meaningOf(name);
  if (meaning.kind !== 'one') {
    return false;
  }
  return meaning.found.kind === 'module' || isLinkable(meaning.found.symbol.kind);
}

function isLinkable(kind: string): boolean {
  return kind === 'class' || kind === 'function';
}
