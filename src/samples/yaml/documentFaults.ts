import {type Document, isMap, isScalar, parseAllDocuments} from 'yaml';

import type {FileKind} from '../../reference/schemas/fileKinds';
import type {DataCheck} from './dataCheck';
import {offsetOf} from './positions';

export interface YamlFault {
  /** Offset in the text. */
  readonly offset: number;
  readonly message: string;
}

/** Kinds of files, each recognised by its keys at the root. */
const FILE_KINDS: readonly {kind: FileKind; rootKeys: readonly string[]}[] = [
  {kind: 'pod', rootKeys: ['datasources']},
  {kind: 'template', rootKeys: ['template', 'task']},
  {kind: 'task', rootKeys: ['pods', 'task']},
];

/** Parses a text as the SDK does: YAML 1.1, in which `yes` is true and `1_000` a number. */
export function yamlDocuments(text: string): readonly Document.Parsed[] {
  const documents = parseAllDocuments(text, {version: '1.1'});
  return Array.isArray(documents) ? documents : [];
}

/** Recognises the kind of a file by its keys at the root; undefined for other YAML. */
export function kindOf({contents}: Document): FileKind | undefined {
  const keys = isMap(contents)
    ? contents.items.map(({key}) => String(isScalar(key) ? key.value : key))
    : [];
  return FILE_KINDS.find(({rootKeys}) => rootKeys.every((key) => keys.includes(key)))?.kind;
}

/**
 * Returns what is wrong with a document, in the order of the text.
 *
 * @param check of its kind of file; undefined when it only has to be YAML
 */
export function documentFaults(
  document: Document.Parsed,
  check: DataCheck | undefined,
): YamlFault[] {
  if (document.errors.length > 0) {
    return document.errors.map(({pos: [offset], message}) => ({
      offset,
      message: `This is no YAML: ${message.split('\n', 1)[0]?.replace(/ at line .*$/, '')}.`,
    }));
  }
  if (!check || !document.contents) {
    return [];
  }
  return check(document.toJS())
    .map(({path, key, message}) => ({offset: offsetOf(document, path, key), message}))
    .sort((a, b) => a.offset - b.offset);
}
