import {type Document, isMap, isScalar, parseAllDocuments} from 'yaml';

import type {FileKind} from '../../reference/schemas/files';
import type {Sdk} from '../sdk';
import {lineAt, type Problem, type Snippet} from '../types';
import {offsetOf} from './positions';
import {fileCheck} from './validators';

interface YamlFault {
  /** Offset in the sample. */
  offset: number;
  message: string;
}

/** Kinds of files, each recognised by its keys at the root. */
const FILE_KINDS: readonly {kind: FileKind; rootKeys: readonly string[]}[] = [
  {kind: 'pod', rootKeys: ['datasources']},
  {kind: 'template', rootKeys: ['template', 'task']},
  {kind: 'task', rootKeys: ['pods', 'task']},
];

/**
 * Checks one YAML sample. It must parse, and a file of the SDK must match the schema that the
 * site publishes. `schema=pod`, `schema=task` or `schema=template` in the fence names the schema
 * of a sample that is not recognised, `schema=none` stands for no schema.
 */
export function checkYaml(sdk: Sdk, snippet: Snippet): Problem[] {
  // The SDK reads YAML 1.1, in which `yes` is true and `1_000` a number.
  const documents = parseAllDocuments(snippet.code, {version: '1.1'});
  const faults = (Array.isArray(documents) ? documents : []).flatMap((document) => [
    ...parseFaults(document),
    ...(document.errors.length === 0 ? fileFaults(sdk, snippet, document) : []),
  ]);
  return faults.map(({offset, message}) => ({
    file: snippet.file,
    line: lineAt(snippet, offset),
    message,
  }));
}

function parseFaults(document: Document.Parsed): YamlFault[] {
  return document.errors.map(({pos: [offset], message}) => ({
    offset,
    message: `This is no YAML: ${message.split('\n', 1)[0]?.replace(/ at line .*$/, '')}.`,
  }));
}

function fileFaults(sdk: Sdk, snippet: Snippet, document: Document.Parsed): YamlFault[] {
  const kind = kindOf(snippet, document);
  if (!kind || !document.contents) {
    return [];
  }
  return fileCheck(
    sdk.model,
    kind,
  )(document.toJS())
    .map(({path, key, message}) => ({offset: offsetOf(document, path, key), message}))
    .sort((a, b) => a.offset - b.offset);
}

function kindOf(snippet: Snippet, document: Document.Parsed): FileKind | undefined {
  const schema = snippet.meta.get('schema');
  if (schema !== undefined) {
    return FILE_KINDS.find(({kind}) => kind === schema)?.kind;
  }
  const isFile = /\.ya?ml$/.test(snippet.title ?? '');
  const keys = isMap(document.contents)
    ? document.contents.items.map(({key}) => String(isScalar(key) ? key.value : key))
    : [];
  return FILE_KINDS.find(({rootKeys}) => isFile && rootKeys.every((key) => keys.includes(key)))
    ?.kind;
}
