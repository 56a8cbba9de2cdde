import {Composer, type Document, isMap, isScalar, Lexer, Parser} from 'yaml';

import type {FileKind} from './fileKinds';
import {asPyYaml} from './plainScalars';

/** A text that is not checked, for a reason that the message says. */
export class Unreadable extends Error {}

/** Characters of the longest text that is checked. */
export const MOST_CHARACTERS = 64_000;

/** Sizes far above those of a real file, up to which a check answers within a second. */
const MOST = {lines: 4000, marks: 20_000, depth: 60, values: 20_000};

const UNFOLDED =
  'The aliases (*) in this text unfold to more than a file of the SDK needs, or to themselves.';

/** Kinds of files, each recognised by its keys at the root. */
const FILE_KINDS: readonly {kind: FileKind; rootKeys: readonly string[]}[] = [
  {kind: 'pod', rootKeys: ['datasources']},
  {kind: 'template', rootKeys: ['template', 'task']},
  {kind: 'task', rootKeys: ['pods', 'task']},
];

/**
 * Parses a text as the SDK does: YAML 1.1, in which `yes` is true and `1_000` a number, but for what
 * PyYAML leaves out of it. A key that is
 * there twice is no fault here.
 *
 * @throws Unreadable for a text that is larger or deeper nested than any file of the SDK
 */
export function yamlDocuments(text: string): readonly Document.Parsed[] {
  const lines = text.length > MOST_CHARACTERS ? 0 : text.split('\n').length;
  if (text.length > MOST_CHARACTERS || lines > MOST.lines) {
    throw new Unreadable(
      `This text has ${text.length.toLocaleString('en-GB')} characters. The checker takes up to ${MOST_CHARACTERS.toLocaleString('en-GB')}, in ${MOST.lines.toLocaleString('en-GB')} lines: far more than a file of the SDK needs.`,
    );
  }
  const parser = new Parser();
  const composer = new Composer({
    version: '1.1',
    customTags: asPyYaml,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const documents: Document.Parsed[] = [];
  let marks = 0;
  let depth = 0;
  for (const lexeme of new Lexer().lex(text)) {
    marks += 1;
    depth += lexeme === '[' || lexeme === '{' ? 1 : lexeme === ']' || lexeme === '}' ? -1 : 0;
    if (marks > MOST.marks) {
      throw new Unreadable('This text has more keys and values than any file of the SDK needs.');
    }
    if (depth > MOST.depth) {
      throw new Unreadable(`Brackets in this text are nested more than ${MOST.depth} deep.`);
    }
    for (const token of parser.next(lexeme)) {
      documents.push(...(composer.next(token) as Iterable<Document.Parsed>));
    }
  }
  for (const token of parser.end()) {
    documents.push(...(composer.next(token) as Iterable<Document.Parsed>));
  }
  documents.push(...(composer.end(false, text.length) as Iterable<Document.Parsed>));
  return documents;
}

/** Recognises the kind of a file by its keys at the root; undefined for other YAML. */
export function kindOf({contents}: Document): FileKind | undefined {
  const keys = isMap(contents)
    ? contents.items.map(({key}) => String(isScalar(key) ? key.value : key))
    : [];
  return FILE_KINDS.find(({rootKeys}) => rootKeys.every((key) => keys.includes(key)))?.kind;
}

/**
 * Returns the data of a document.
 *
 * @throws Unreadable when aliases unfold to very much data, or to themselves
 */
export function dataOf(document: Document): unknown {
  const unfolded = unfold(document);
  let values = 0;
  const count = (value: unknown, depth: number): unknown => {
    values += 1;
    if (values > MOST.values || depth > MOST.depth) {
      throw new Unreadable(UNFOLDED);
    }
    if (Array.isArray(value)) {
      return value.map((item) => count(item, depth + 1));
    }
    if (
      typeof value === 'object' &&
      value !== null &&
      Object.getPrototypeOf(value) === Object.prototype
    ) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, count(inner, depth + 1)]),
      );
    }
    // The parser makes a symbol of a lone `<<`.
    return typeof value === 'symbol' ? (value.description ?? '') : value;
  };
  return count(unfolded, 0);
}

function unfold(document: Document): unknown {
  try {
    return document.toJS({maxAliasCount: 1000}) as unknown;
  } catch (error) {
    const isTooMuch = error instanceof ReferenceError || error instanceof RangeError;
    throw new Unreadable(isTooMuch ? UNFOLDED : 'The key << takes a mapping, or an alias of one.');
  }
}
