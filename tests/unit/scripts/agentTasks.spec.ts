import {expect, test} from 'vitest';

import {definesClass, makesCall} from '../../../scripts/agent-tasks/pythonChecks';
import {readPython} from '../../../scripts/agent-tasks/pythonFacts';
import {report} from '../../../scripts/agent-tasks/report';
import {hasShape} from '../../../scripts/agent-tasks/shape';
import {readTasks, type Task} from '../../../scripts/agent-tasks/tasks';
import {loadModel} from '../../../src/reference/model/load';
import {sdkOf} from '../../../src/samples/sdk';

const sdk = sdkOf(loadModel());

test('a shape asks for keys and leaves others free', () => {
  expect(hasShape({a: 1, b: {c: 'x'}}, {b: {c: 'x'}})).toBe(true);
  expect(hasShape({a: 1}, {b: {}})).toBe(false);
  expect(hasShape('text', {})).toBe(false);
  expect(hasShape([1], {})).toBe(false);
});

test('a list asks for its items in any order, for no others unless it says so', () => {
  expect(hasShape(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(hasShape(['a', 'b', 'c'], ['a', 'b'])).toBe(false);
  expect(hasShape(['a', 'b', 'c'], ['a', 'b', '...'])).toBe(true);
  expect(hasShape(['a', 'c'], ['a', 'b', '...'])).toBe(false);
  expect(hasShape({name: 'x'}, [{name: 'x'}])).toBe(true);
});

test('a text between ~/ and / is a regular expression, anything else must be equal', () => {
  expect(hasShape('bitfount.CSVSource', '~/^(bitfount\\.)?CSVSource$/')).toBe(true);
  expect(hasShape('select AVG(x)', '~/avg\\(/i')).toBe(true);
  expect(hasShape(null, '~/./')).toBe(false);
  expect(hasShape(1, '1')).toBe(false);
  expect(hasShape(true, true)).toBe(true);
});

test('calls and classes are known through aliases, variables and functions of the file', async () => {
  const [facts = {}, broken = {}] = await readPython([
    `
import bitfount as bf
from bitfount import ResultsOnly as Protocol

COLUMNS = ["age"] + ["TARGET"]
LIMITS = dict(epsilon=1)


def send(pods, table="census"):
    query = bf.SqlQuery(datastructure=bf.DataStructure(), query=f"SELECT 1 FROM {table}")
    return Protocol(algorithm=query).run(pods)


def get_pod_schema(name):
    """Ends as return Protocol()."""
    return name


class Own(bf.CSVSource):
    pass


class Below(Own):
    fields_dict = {"a": COLUMNS}


get_pod_schema("x")
bf.PrivateSqlQuery(datastructure=bf.DataStructure(), delta=0.1, **LIMITS)
send(["jane-doe/visits"])
`,
    'await x()',
  ]);
  const calls = (of: string, shape: unknown) => makesCall(sdk, facts, {of, with: shape});
  expect(calls('SqlQuery', {query: 'SELECT 1 FROM census'})).toBe(true);
  expect(calls('ResultsOnly', {algorithm: {call: 'SqlQuery'}})).toBe(true);
  expect(calls('ResultsOnly.run', {pod_identifiers: ['jane-doe/visits']})).toBe(true);
  expect(calls('.run', {pod_identifiers: ['john-roe/visits']})).toBe(false);
  expect(calls('PrivateSqlQuery', {epsilon: 1})).toBe(true);
  // The file's own function is not the SDK's.
  expect(calls('get_pod_schema', {})).toBe(false);
  expect(makesCall(sdk, facts, {of: 'PrivateSqlQuery', guarded: true})).toBe(false);
  expect(makesCall(sdk, facts, {of: 'SqlQuery', guarded: true})).toBe(true);
  const fields = {fields_dict: {a: ['age', 'TARGET']}};
  expect(definesClass(sdk, facts, {name: 'Below', base: 'BaseSource', fields})).toBe(true);
  expect(definesClass(sdk, facts, {name: 'Below', base: 'FileSystemIterableSource'})).toBe(false);
  expect(facts.code).not.toContain('Ends as');
  expect(broken.error).toBe("line 1: 'await' outside function");
});

test('the report compares folders, with faults and a score for each area', () => {
  const task = (name: string, area: string) => ({name, area}) as Task;
  const lines = report(
    [task('pod-a', 'pod files'), task('task-b', 'task files')],
    [
      {label: 'without', faults: new Map([['pod-a', ['schema: line 1: No.', 'name: Wrong.']]])},
      {
        label: 'with',
        faults: new Map([
          ['pod-a', []],
          ['task-b', []],
        ]),
      },
    ],
  ).split('\n');
  expect(lines).toEqual([
    'task    area        without       with',
    'pod-a   pod files   schema, name  passed',
    'task-b  task files  no answer     passed',
    '',
    'without/pod-a: schema: line 1: No.',
    'without/pod-a: name: Wrong.',
    '',
    'passed      without  with',
    'pod files   0 of 1   1 of 1',
    'task files  0 of 1   1 of 1',
    'all         0 of 2   2 of 2',
  ]);
});

test('a judge with a key that no judge has is refused with its file', () => {
  expect(() => readTasks('tests/unit/scripts/fixtures')).toThrow(/odd.judge\.yaml: .*expects/);
});
