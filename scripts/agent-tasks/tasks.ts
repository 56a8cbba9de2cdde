import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {parse} from 'yaml';

import {memoize} from '../../src/lib/memoize';
import type {FileKind} from '../../src/yaml/fileKinds';
import type {CallCheck, ClassCheck} from './pythonChecks';
import type {Shape} from './shape';

/** Where the tasks are, from the root of the repository. */
export const TASKS = 'tests/agent-tasks';

/** What a file of an answer has to be: a file that the SDK reads, or Python. */
type AnswerKind = FileKind | 'python';

/** One thing that an answer must have, or with `not` must not have. */
export interface Check {
  name: string;
  /** What an answer lacks when the check fails, as a sentence that says what is right. */
  says: string;
  /** The file, where an answer has several. */
  file?: string;
  not?: boolean;
  /** YAML: the shape of the file. */
  like?: Shape;
  /** YAML: shapes of which the file must have one. */
  either?: Shape[];
  /** Python: a class that the file defines; of a list, one is enough. */
  class?: ClassCheck | ClassCheck[];
  /** Python: a call that the file makes; of a list, one is enough. */
  call?: CallCheck | CallCheck[];
  /** Python: a regular expression for the code without comments and docstrings. */
  code?: string;
}

export interface Task {
  /** The name of its folder. */
  name: string;
  folder: string;
  area: string;
  /** The files of an answer, with their kinds. */
  answer: Record<string, AnswerKind>;
  checks: Check[];
  /** Faults by the name of the spoilt answer that has them: the start of each as a pattern. */
  spoilt: Record<string, string | string[]>;
}

const TEXT = {type: 'string', minLength: 1};
const TEXTS = {type: 'array', items: TEXT, minItems: 1};
const ANY = {};

function mapping(properties: Record<string, unknown>, required: readonly string[] = []): object {
  return {type: 'object', properties, required, additionalProperties: false};
}

function oneOrMore(schema: object): object {
  return {anyOf: [schema, {type: 'array', items: schema, minItems: 2}]};
}

const CHECK = {
  ...mapping(
    {
      name: TEXT,
      says: TEXT,
      file: TEXT,
      not: {const: true},
      like: ANY,
      either: {type: 'array', minItems: 2},
      class: oneOrMore(mapping({name: ANY, base: TEXT, methods: TEXTS, fields: ANY})),
      call: oneOrMore(mapping({of: TEXT, with: ANY, guarded: {type: 'boolean'}}, ['of'])),
      code: TEXT,
    },
    ['name', 'says'],
  ),
  oneOf: ['like', 'either', 'class', 'call', 'code'].map((key) => ({required: [key]})),
};

const JUDGE = mapping(
  {
    area: {enum: ['pod files', 'task files', 'templates', 'Python programs', 'plugins']},
    answer: {
      type: 'object',
      minProperties: 1,
      additionalProperties: {enum: ['pod', 'task', 'template', 'python']},
    },
    checks: {type: 'array', items: CHECK, minItems: 1},
    spoilt: {type: 'object', minProperties: 2, additionalProperties: {anyOf: [TEXT, TEXTS]}},
  },
  ['area', 'answer', 'checks', 'spoilt'],
);

const validator = memoize((schema: object) =>
  new Ajv({allErrors: true, strict: false}).compile(schema),
);

/**
 * Reads all tasks of a folder, in the order of their names.
 *
 * @throws when a `judge.yaml` has a key or value that it cannot have, with the file and the fault
 */
export function readTasks(folder: string): Task[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => readTask(path.join(folder, name)))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Reads the files of an answer that exist.
 *
 * @param folders where they are; a file in a later one takes the place of one in an earlier
 */
export function readAnswer(task: Task, ...folders: readonly string[]): Map<string, string> {
  const files = Object.keys(task.answer).flatMap((file): [string, string][] => {
    const found = folders.map((folder) => path.join(folder, file)).filter((at) => existsSync(at));
    const last = found.at(-1);
    return last === undefined ? [] : [[file, readFileSync(last, 'utf8')]];
  });
  return new Map(files);
}

function readTask(folder: string): Task {
  const file = path.join(folder, 'judge.yaml');
  const judge = parse(readFileSync(file, 'utf8')) as Omit<Task, 'name' | 'folder'>;
  const validate = validator(JUDGE);
  if (!validate(judge)) {
    const faults = (validate.errors ?? []).map(
      ({instancePath, message, params}) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
    throw new Error(`${file}: ${faults.join('; ')}`);
  }
  return {name: path.basename(folder), folder, ...judge};
}
