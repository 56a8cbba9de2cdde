import {LineCounter} from 'yaml';

import {textFaults} from '../../yaml/characters';
import {documentFaults, type YamlFault} from '../../yaml/documentFaults';
import {product} from '../../site/product';
import {type FileKind, fileKinds} from '../../yaml/fileKinds';
import {kindOf, MOST_CHARACTERS, Unreadable, yamlDocuments} from '../../yaml/read';
import type {PackFolder} from './packFolder';
import {type Tool, ToolError} from './tool';

interface Input {
  readonly text: string;
  readonly kind?: FileKind;
}

/** Faults that an answer names: after these many, the file is of another kind. */
const MOST = 50;

const WORDS: Readonly<Record<FileKind, string>> = {
  pod: 'pod file',
  task: 'task file',
  template: 'task template',
};

export const checkYamlTool: Tool<Input> = {
  name: 'check_yaml',
  title: `Check a YAML file of ${product.name}`,
  description: `Checks the text of a pod file (bitfount run_pod), a task file (bitfount run_modeller) or a task template against the published JSON schemas, as the SDK's release reads it. Returns each fault with line, column and what is expected, with the nearest name where one is misspelt. It does not see whether paths, datasets and columns exist.`,
  inputSchema: {
    type: 'object',
    title: 'The input of check_yaml',
    properties: {
      text: {
        type: 'string',
        minLength: 1,
        maxLength: MOST_CHARACTERS,
        description: 'The whole text of the file.',
      },
      kind: {
        type: 'string',
        enum: [...fileKinds],
        description: 'What the file is. Without it, the keys at its root tell.',
      },
    },
    required: ['text'],
    additionalProperties: false,
  },
  run({text, kind}, pack) {
    try {
      return checked(text, kind, pack);
    } catch (error) {
      throw error instanceof Unreadable ? new ToolError(error.message) : error;
    }
  },
};

function checked(text: string, kind: FileKind | undefined, pack: PackFolder): string {
  const documents = yamlDocuments(text);
  const [document, ...more] = documents;
  if (!document || more.length > 0) {
    throw new ToolError(
      document
        ? `The text has ${documents.length} YAML documents, divided by "---": check them one by one.`
        : 'The text has no YAML: it is empty, or has comments only.',
    );
  }
  const unread = textFaults(text);
  const isYaml = document.errors.length + unread.length === 0;
  const known = kind ?? kindOf(document);
  if (isYaml && !known) {
    throw new ToolError(
      'The keys at the root tell no kind of file: a pod file has "datasources", a task file "pods" and "task", a template "template" and "task". Name it with "kind".',
    );
  }
  const faults = unread.length > 0 ? unread : documentFaults(document, known && pack.check(known));
  return report(
    text,
    faults,
    isYaml && known ? `the ${WORDS[known]}, by the schema of release ${pack.release}` : 'the text',
  );
}

function report(text: string, faults: readonly YamlFault[], where: string): string {
  if (faults.length === 0) {
    return `No faults in ${where}.`;
  }
  const lines = text.split('\n');
  const counter = lineCounter(text);
  const items = faults.slice(0, MOST).map(({offset, message}) => {
    const {line, col} = counter.linePos(offset);
    return `- line ${line}, column ${col}: ${message}\n  \`${(lines[line - 1] ?? '').trim()}\``;
  });
  const more = faults.length > MOST ? [`And ${faults.length - MOST} more.`] : [];
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [`${count} in ${where}:`, ...items, ...more].join('\n');
}

function lineCounter(text: string): LineCounter {
  const counter = new LineCounter();
  [0, ...[...text.matchAll(/\n/g)].map(({index}) => index + 1)].forEach(counter.addNewLine);
  return counter;
}
