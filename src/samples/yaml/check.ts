import type {Document} from 'yaml';

import {type FileKind, fileKinds} from '../../yaml/fileKinds';
import {kindOf, yamlDocuments} from '../../yaml/read';
import type {Sdk} from '../sdk';
import {lineAt, type Problem, type Snippet} from '../types';
import {documentFaults} from '../../yaml/documentFaults';
import {fileCheck} from './fileCheck';

/**
 * Checks one YAML sample. It must parse, and a file of the SDK must match the schema that the
 * site publishes. `schema=pod`, `schema=task` or `schema=template` in the fence names the schema
 * of a sample that is not recognised, `schema=none` stands for no schema.
 */
export function checkYaml(sdk: Sdk, snippet: Snippet): Problem[] {
  const faults = yamlDocuments(snippet.code).flatMap((document) => {
    const kind = kindOfSample(snippet, document);
    return documentFaults(document, kind && fileCheck(sdk.model, kind));
  });
  return faults.map(({offset, message}) => ({
    file: snippet.file,
    line: lineAt(snippet, offset),
    message,
  }));
}

/** Whether a sample is a whole YAML file, by its title. */
export function isYamlFile({title = ''}: {readonly title?: string | undefined}): boolean {
  return /\.ya?ml$/.test(title);
}

function kindOfSample({meta, title}: Snippet, document: Document): FileKind | undefined {
  const schema = meta.get('schema');
  if (schema !== undefined) {
    return fileKinds.find((kind) => kind === schema);
  }
  return isYamlFile({title}) ? kindOf(document) : undefined;
}
