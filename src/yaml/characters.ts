import {Lexer} from 'yaml';

import type {YamlFault} from './documentFaults';

/** Characters outside of those that YAML allows in a text. */
const FORBIDDEN = /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Marks of the lexer, which are not in the text: a document, an end of brackets, a scalar. */
const LEXER_MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001F']);

/** Faults of this kind that are told: a file with more is no text. */
const MOST = 20;

/**
 * Finds what the SDK's parser refuses in any text, and the one of this site does not: control characters,
 * and tabs outside of quotes and comments.
 */
export function textFaults(text: string): YamlFault[] {
  return [...forbiddenCharacters(text), ...misplacedTabs(text)].slice(0, MOST);
}

function misplacedTabs(text: string): YamlFault[] {
  const faults: YamlFault[] = [];
  let offset = 0;
  let isBlock = false;
  for (const lexeme of text.includes('\t') ? new Lexer().lex(text) : []) {
    if (LEXER_MARKS.has(lexeme)) {
      continue;
    }
    const isWithin = /^["'#]/.test(lexeme) || isBlock;
    const at = isWithin ? -1 : lexeme.indexOf('\t');
    if (at >= 0 && faults.length < MOST) {
      faults.push({
        offset: offset + at,
        message: 'A tab stands here. Use spaces: YAML has tabs in quotes and comments only.',
      });
    }
    isBlock =
      /^[|>]/.test(lexeme) ||
      (isBlock && /^\s*$/.test(lexeme)) ||
      (isBlock && lexeme.startsWith('#'));
    offset += lexeme.length;
  }
  return faults;
}

function forbiddenCharacters(text: string): YamlFault[] {
  const faults: YamlFault[] = [];
  for (const {0: character, index} of text.matchAll(FORBIDDEN)) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    faults.push({
      offset: index,
      message: `The character U+${code}, which you may not see, is not allowed in YAML. Delete it.`,
    });
    if (faults.length === MOST) {
      break;
    }
  }
  return faults;
}

/** What the bytes of a file are: text, or a reason why it is not read. */
export type Decoded = {readonly text: string} | {readonly refusal: string};

/** Reads bytes as the SDK reads a file on most machines: as UTF-8. */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return {
      refusal: 'This file is in UTF-16. Save it as UTF-8 in your editor: the SDK reads that.',
    };
  }
  if (bytes.includes(0)) {
    return {refusal: 'This is no text file: it has bytes of zero in it.'};
  }
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes)};
  } catch {
    return {
      refusal:
        'This file is not in UTF-8: it has letters of an older encoding in it. Save it as UTF-8 in your editor.',
    };
  }
}
