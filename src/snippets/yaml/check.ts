import {type Document, isMap, parseAllDocuments} from 'yaml';

import type {Sdk} from '../sdk';
import {lineAt, type Problem, type Snippet} from '../types';
import {checkDatasource} from './pod-config';
import {entries, walkClass, type YamlFault} from './walk';

const SCHEMAS = 'bitfount.runners.config_schemas';

/** Configurations that a sample may be, by the keys at the root that give them away. */
const CONFIGURATIONS = [
  {schema: 'pod', path: `${SCHEMAS}.pod_schemas.PodConfig`, signs: ['datasources']},
  {schema: 'task', path: `${SCHEMAS}.modeller_schemas.ModellerConfig`, signs: ['pods', 'task']},
];

/**
 * Checks one YAML sample. It must parse; configurations of the SDK are walked along the
 * fields of their classes. `schema=pod` after the language says so of a sample that does
 * not show it, `schema=none` that a sample is none.
 */
export function checkYaml(sdk: Sdk, snippet: Snippet): Problem[] {
  const documents = parseAllDocuments(snippet.code, {merge: true});
  const faults = (Array.isArray(documents) ? documents : []).flatMap((document) => [
    ...parseFaults(document),
    ...(document.errors.length === 0 ? configurationFaults(sdk, snippet, document) : []),
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

function configurationFaults(sdk: Sdk, snippet: Snippet, document: Document.Parsed): YamlFault[] {
  const cls = sdk.classAt(configurationPath(snippet, document) ?? '');
  const root = document.contents;
  return cls && root ? walkClass({sdk, document, checkClass: checkDatasource}, cls, root) : [];
}

function configurationPath(snippet: Snippet, document: Document.Parsed): string | undefined {
  const schema = snippet.meta.get('schema');
  if (schema !== undefined) {
    return CONFIGURATIONS.find((configuration) => configuration.schema === schema)?.path;
  }
  const isFile = /\.ya?ml$/.test(snippet.title ?? '');
  const keys = isMap(document.contents) ? entries(document.contents).map(({key}) => key) : [];
  return CONFIGURATIONS.find(
    ({signs}) => isFile && !keys.includes('template') && signs.every((sign) => keys.includes(sign)),
  )?.path;
}
