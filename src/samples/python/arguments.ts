import type {CallArguments} from '../calls';
import {childrenOf, splitBy, type SyntaxNode, textOf} from './tree';

export interface ReadArguments extends CallArguments {
  keywordNodes: ReadonlyMap<string, SyntaxNode>;
}

/** Reads an argument list: `(1, *a, name=2, **b)`. */
export function readArguments(code: string, list: SyntaxNode): ReadArguments {
  const inside = childrenOf(list).filter(({name}) => name !== '(' && name !== ')');
  const keywords: string[] = [];
  const keywordNodes = new Map<string, SyntaxNode>();
  const more = {positions: false, keywords: false};
  let positions = 0;
  for (const [first, second] of splitBy(inside, ',')) {
    if (first?.name === '*') {
      more.positions = true;
    } else if (first?.name === '**') {
      more.keywords = true;
    } else if (first && second?.name === 'AssignOp' && textOf(code, second) === '=') {
      keywords.push(textOf(code, first));
      keywordNodes.set(textOf(code, first), first);
    } else {
      positions += 1;
    }
  }
  return {positions, keywords, more, keywordNodes};
}
