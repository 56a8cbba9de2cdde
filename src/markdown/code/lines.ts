import {PartFault} from '../../writing/faults';
import type {Token} from './tokens';

/** Code without its highlighting comments, and the lines that these or the fence highlight. */
export interface MarkedCode {
  readonly code: string;
  /** Line numbers from 1. */
  readonly marked: ReadonlySet<number>;
}

const comment = /^\s*(?:#|\/\/|--|<!--)\s*highlight-(next-line|start|end)\s*(?:-->)?\s*$/;

/**
 * Reads the line numbers of a code block's fence: `{1,3-4}`.
 *
 * @param meta what follows the language on the fence
 * @throws PartFault on anything between the braces that is not a list of numbers and rising ranges
 */
export function markedByMeta(meta: string): Set<number> {
  const lines = new Set<number>();
  const ranges = /(?:^|\s)\{([^}]*)\}/.exec(meta)?.[1];
  for (const range of ranges?.split(',') ?? []) {
    const found = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(range);
    const from = Number(found?.[1]);
    const to = Number(found?.[2] ?? found?.[1]);
    if (!(from <= to)) {
      const reason = `"{${ranges}}" is no list of lines: write it as {1,3-4}.`;
      throw new PartFault('malformed-line-range', reason);
    }
    for (let line = from; line <= to; line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/**
 * Removes the comments `highlight-next-line`, `highlight-start` and `highlight-end` from code, and
 * collects the lines that they highlight.
 *
 * @param code the text of a code block
 * @param marked lines that the fence highlights, counted without the comments
 */
export function markedByComments(code: string, marked: ReadonlySet<number>): MarkedCode {
  const kept: string[] = [];
  const all = new Set(marked);
  let next = false;
  let inside = false;
  for (const line of code.split('\n')) {
    const kind = comment.exec(line)?.[1];
    if (kind) {
      next = kind === 'next-line';
      inside = kind === 'start' || (kind === 'next-line' && inside);
      continue;
    }
    kept.push(line);
    if (next || inside) {
      all.add(kept.length);
    }
    next = false;
  }
  return {code: kept.join('\n'), marked: all};
}

/** Splits tokens at line ends; a line end itself is part of no line. */
export function splitLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    token.text.split('\n').forEach((text, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (text !== '') {
        lines.at(-1)?.push({...token, text});
      }
    });
  }
  return lines;
}
