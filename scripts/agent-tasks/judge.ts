import {parseAllDocuments} from 'yaml';

import type {Sdk} from '../../src/samples/sdk';
import {checkTypes} from '../../src/samples/typecheck/check';
import type {Snippet, SnippetLanguage} from '../../src/samples/types';
import {checkYaml} from '../../src/samples/yaml/check';
import {definesClass, makesCall} from './pythonChecks';
import {type PythonFacts, readPython} from './pythonFacts';
import {hasShape} from './shape';
import type {Check, Task} from './tasks';

/** The files that somebody wrote for a task. */
export interface Answer {
  task: Task;
  /** Text by name; a file that is missing is a fault. */
  files: ReadonlyMap<string, string>;
}

/** Comments by which pyright would pass over mistakes. */
const PYRIGHT_COMMENTS = /#\s*pyright:.*$/gm;

/** The stubs know the SDK's own dependencies; an answer may need another package. */
const OTHER_PACKAGE = /^Import "(?!bitfount\b)[\w.]+" could not be resolved/;

/**
 * Judges answers: pyright and Python's parser run once for all of them.
 *
 * @returns for each answer, in order, its faults as `check: what is wrong`; none for a right one.
 *   Checks that all tasks share are `file` (it is missing), `schema` (YAML), `syntax` and `types`
 *   (Python).
 * @throws when pyright or Pyodide does not run
 */
export async function judge(sdk: Sdk, answers: readonly Answer[]): Promise<string[][]> {
  const python = answers.flatMap(({task, files}, index) =>
    [...files]
      .filter(([file]) => task.answer[file] === 'python')
      .map(([file, code]) => ({index, file, code: code.replace(PYRIGHT_COMMENTS, '')})),
  );
  const facts = await readPython(python.map(({code}) => code));
  // The number of the answer stands in front of the file, so that problems find their way back.
  const pages = python.map(({index, file, code}) => [snippet(`${index}/${file}`, 'python', code)]);
  const {problems} = await checkTypes(sdk.model, pages);
  return answers.map((answer, index) => {
    const types = problems.filter(
      ({file, message}) => file.startsWith(`${index}/`) && !OTHER_PACKAGE.test(message),
    );
    const own = python.flatMap((entry, at): [string, PythonFacts][] =>
      entry.index === index ? [[entry.file, facts[at] ?? {}]] : [],
    );
    return [
      ...missingFiles(answer),
      ...yamlFaults(sdk, answer),
      ...syntaxFaults(own),
      ...types.map(({line, message}) => `types: line ${line}: ${message}`),
      ...failedChecks(sdk, answer, new Map(own)),
    ];
  });
}

function missingFiles({task, files}: Answer): string[] {
  return Object.keys(task.answer)
    .filter((file) => !files.has(file))
    .map((file) => `file: There is no ${file}.`);
}

function yamlFaults(sdk: Sdk, {task, files}: Answer): string[] {
  return [...files].flatMap(([file, text]) => {
    const kind = task.answer[file];
    if (kind === 'python' || kind === undefined) {
      return [];
    }
    const sample = snippet(file, 'yaml', text, new Map([['schema', kind]]));
    const problems = checkYaml(sdk, sample).map(
      ({line, message}) => `schema: line ${line}: ${message}`,
    );
    const documents = parseAllDocuments(text);
    return Array.isArray(documents) && documents.length === 1
      ? problems
      : [...problems, `schema: ${file} does not hold exactly one document.`];
  });
}

function syntaxFaults(files: readonly [string, PythonFacts][]): string[] {
  return files.flatMap(([, {error}]) => (error === undefined ? [] : [`syntax: ${error}`]));
}

function failedChecks(sdk: Sdk, answer: Answer, facts: ReadonlyMap<string, PythonFacts>): string[] {
  return answer.task.checks
    .filter((check) => !passes(sdk, answer, facts, check))
    .map(({name, says}) => `${name}: ${says}`);
}

/** Whether the answer passes one check; a file that is missing or unreadable passes none. */
function passes(
  sdk: Sdk,
  {task, files}: Answer,
  facts: ReadonlyMap<string, PythonFacts>,
  check: Check,
): boolean {
  const file = check.file ?? (Object.keys(task.answer)[0] as string);
  const python = facts.get(file);
  const text = files.get(file);
  if (text === undefined || python?.error !== undefined) {
    return false;
  }
  const found = python ? pythonHas(sdk, python, check) : yamlHas(text, check);
  return found !== (check.not ?? false);
}

function pythonHas(sdk: Sdk, facts: PythonFacts, check: Check): boolean {
  if (check.class) {
    return [check.class].flat().some((cls) => definesClass(sdk, facts, cls));
  }
  return check.call
    ? [check.call].flat().some((call) => makesCall(sdk, facts, call))
    : new RegExp(check.code ?? '', 'm').test(facts.code ?? '');
}

function yamlHas(text: string, check: Check): boolean {
  // As in the check of the schema: the SDK reads YAML 1.1.
  const [document] = parseAllDocuments(text, {version: '1.1'});
  const data: unknown = document && document.errors.length === 0 ? document.toJS() : undefined;
  const shapes = check.either ?? [check.like];
  return shapes.some((shape) => hasShape(data, shape));
}

function snippet(
  file: string,
  language: SnippetLanguage,
  code: string,
  meta: ReadonlyMap<string, string> = new Map(),
): Snippet {
  return {file, line: 1, language, code, meta};
}
