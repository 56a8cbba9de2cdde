import type {ErrorCode} from 'yaml';

/* What the parser's codes mean to a writer. Its own messages may repeat parts of the text. */

const MESSAGES: Readonly<Partial<Record<ErrorCode, string>>> = {
  ALIAS_PROPS: 'a word after * takes no & or ! before it.',
  BAD_ALIAS: 'a word is missing after & or *. If the text begins with it, put it in quotes.',
  BAD_COLLECTION_TYPE: 'the mark after ! does not fit what follows.',
  BAD_DIRECTIVE: 'a line begins with %, which only directives do. Put the text in quotes.',
  BAD_DQ_ESCAPE:
    'a backslash in double quotes begins an escape that YAML does not know. Write paths in single quotes, or double the backslash.',
  BAD_INDENT: 'this line is indented less or more than the lines that it belongs to.',
  BAD_PROP_ORDER: 'a mark after & or ! stands in the wrong place.',
  BAD_SCALAR_START: 'a text cannot begin with this character. Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'a second key begins on the same line. Put it on a line of its own; a value with a colon and a space needs quotes.',
  BLOCK_IN_FLOW: 'a list or mapping by indentation stands inside of brackets.',
  DUPLICATE_KEY: 'a key is there twice.',
  IMPOSSIBLE: 'it cannot be read.',
  KEY_OVER_1024_CHARS: 'a key is longer than 1,024 characters. Is a line end or a quote missing?',
  MISSING_CHAR: 'a character is missing: a closing quote or bracket, a comma, or a space.',
  MULTILINE_IMPLICIT_KEY:
    'a key goes over more than one line. Is a colon missing at its end, or a quote further up?',
  MULTIPLE_ANCHORS: 'two words after & stand before one value.',
  MULTIPLE_DOCS: 'there is more than one document.',
  MULTIPLE_TAGS: 'two marks after ! stand before one value.',
  TAB_AS_INDENT: 'a tab stands at the beginning of the line. Indent with spaces.',
  TAG_RESOLVE_FAILED: 'the mark after ! is not known, or does not fit the value.',
  UNEXPECTED_TOKEN: 'something stands here that does not belong to the line before.',
};

/** Says what is wrong with a text that is no YAML, after a colon. */
export function syntaxMessage(code: ErrorCode): string {
  return MESSAGES[code] ?? 'it cannot be read.';
}
