import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fileKinds, type FileKind} from '../../src/yaml/fileKinds';
import {readSnippets, snippetFiles} from '../../src/samples/collect';
import {isYamlFile} from '../../src/samples/yaml/check';
import {kindOf, yamlDocuments} from '../../src/yaml/read';
import {readTasks, TASKS} from '../agent-tasks/tasks';

/** Contents of files by their kind. */
export type Files = Readonly<Record<FileKind, readonly unknown[]>>;

/** Reads the YAML files in pages and in the reference answers of tasks for agents. */
export function sampleFiles(root: string): Files {
  const texts = [...pageTexts(root), ...answerTexts(root)];
  const found = texts.flatMap(yamlDocuments).flatMap((document) => {
    const kind = kindOf(document);
    // Dates and the like become what Python's JSON makes of them: texts.
    return kind ? [{kind, file: JSON.parse(JSON.stringify(document.toJS())) as unknown}] : [];
  });
  const ofKind = (kind: FileKind) => found.filter((one) => one.kind === kind);
  return Object.fromEntries(
    fileKinds.map((kind) => [kind, ofKind(kind).map(({file}) => file)]),
  ) as unknown as Files;
}

function pageTexts(root: string): string[] {
  return snippetFiles(root)
    .flatMap((file) => readSnippets(root, file))
    .filter((snippet) => snippet.language === 'yaml' && isYamlFile(snippet))
    .map(({code}) => code);
}

function answerTexts(root: string): string[] {
  return readTasks(path.join(root, TASKS)).flatMap(({folder, answer}) =>
    Object.entries(answer)
      .filter(([, kind]) => kind !== 'python')
      .map(([name]) => readFileSync(path.join(folder, 'answer', name), 'utf8')),
  );
}
