import {parsePython, type SyntaxNode, textOf} from './tree';

/** Offsets of syntax errors, one for each line. */
export function syntaxErrors(code: string): number[] {
  const errors = new Map<number, number>();
  parsePython(code).iterate({
    enter({type, node, from}) {
      if (type.isError && !isGapOfGrammar(code, node)) {
        const line = code.slice(0, from).split('\n').length;
        errors.set(line, errors.get(line) ?? from);
      }
    },
  });
  return [...errors.values()];
}

/** Python 3.12 that the grammar does not know; met when the whole SDK was read with it. */
function isGapOfGrammar(code: string, error: SyntaxNode): boolean {
  return isBareYield(error) || isInHeader(code, error);
}

/** `yield` without a value. */
function isBareYield({from, to, parent}: SyntaxNode): boolean {
  return from === to && /^Yield(Statement|Expression)$/.test(parent?.name ?? '');
}

/** `with (a as b, c as d):`, and `case float():` with nothing in the brackets. */
function isInHeader(code: string, error: SyntaxNode): boolean {
  for (let node = error.parent; node && node.name !== 'Body'; node = node.parent) {
    if (node.name === 'WithStatement') {
      return /^(async\s+)?with\s*\(/.test(textOf(code, node));
    }
    if (node.name === 'MatchClause') {
      return /^case\b.*\(\)/.test(textOf(code, node));
    }
  }
  return false;
}
