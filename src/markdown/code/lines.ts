import type {Token} from './tokens';

/** Code without its marking comments, and the lines that they or the fence mark. */
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
 * @throws on anything between the braces that is not a list of numbers and ranges
 */
export function markedByMeta(meta: string): Set<number> {
  const lines = new Set<number>();
  const ranges = /(?:^|\s)\{([^}]*)\}/.exec(meta)?.[1];
  for (const range of ranges?.split(',') ?? []) {
    const found = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range);
    if (!found) {
      throw new Error(`"{${ranges}}" is no list of lines: write it as {1,3-4}.`);
    }
    const from = Number(found[1]);
    const to = Number(found[2] ?? found[1]);
    for (let line = from; line <= to; line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/**
 * Takes the comments `highlight-next-line`, `highlight-start` and `highlight-end` out of code.
 *
 * @param code the text of a code block
 * @param marked lines marked by the fence; they count the lines that remain
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

/** Cuts tokens at line ends; the line end itself belongs to no line. */
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
