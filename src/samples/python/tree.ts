import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/python';

export type {SyntaxNode};

export function parsePython(code: string): Tree {
  return parser.parse(code);
}

/** Child nodes without comments. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== 'Comment') {
      children.push(child);
    }
  }
  return children;
}

export function textOf(code: string, node: SyntaxNode): string {
  return code.slice(node.from, node.to);
}

/** Groups of nodes between separators: the arguments of a list, the sides of `=`. */
export function splitBy(nodes: readonly SyntaxNode[], separator: string): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const node of nodes) {
    if (node.name === separator) {
      groups.push([]);
    } else {
      groups.at(-1)?.push(node);
    }
  }
  return groups.filter((group) => group.length > 0);
}

/** Plain names below a node, attributes and keywords left out. */
export function namesIn(code: string, node: SyntaxNode): string[] {
  if (node.name === 'VariableName') {
    return [textOf(code, node)];
  }
  return childrenOf(node).flatMap((child) => namesIn(code, child));
}
