import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import {type Answer, judge} from '../../scripts/agent-tasks/judge';
import {readAnswer, readTasks, type Task, TASKS} from '../../scripts/agent-tasks/tasks';
import {loadModel} from '../../src/reference/model/load';
import {sdkOf} from '../../src/samples/sdk';

const tasks = readTasks(TASKS);

interface Case extends Answer {
  title: string;
  /** Patterns for the faults that it must have, and no others; none for a right answer. */
  expected: readonly string[];
}

const cases: Case[] = tasks.flatMap((task) => {
  const answer = path.join(task.folder, 'answer');
  const right = ['answer', ...entries(task, 'also').map((name) => path.join('also', name))];
  return [
    ...right.map((folder) => ({
      title: `${task.name}: ${folder}`,
      task,
      files: readAnswer(task, answer, path.join(task.folder, folder)),
      expected: [],
    })),
    ...Object.entries(task.spoilt).map(([name, faults]) => ({
      title: `${task.name}: ${name}`,
      task,
      files: readAnswer(task, answer, path.join(task.folder, 'spoilt', name)),
      expected: [faults].flat(),
    })),
  ];
});

/** Names of the folders and files below a folder of a task; none if it does not exist. */
function entries(task: Task, ...below: string[]): string[] {
  const folder = path.join(task.folder, ...below);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

describe('tasks for agents', () => {
  let faults: string[][] = [];

  beforeAll(async () => {
    // One run for all: pyright and Pyodide take seconds to start.
    faults = await judge(sdkOf(loadModel()), cases);
  });

  test('there are thirty tasks, of every area', () => {
    expect(tasks).toHaveLength(30);
    expect(new Set(tasks.map(({area}) => area)).size).toBe(5);
  });

  test.each(cases.map(({title}, index) => ({title, index})))('$title', ({index}) => {
    const {expected} = cases[index] as Case;
    const found = faults[index] ?? [];
    const unexpected = found.filter((fault) => !expected.some((start) => starts(fault, start)));
    const missing = expected.filter((start) => !found.some((fault) => starts(fault, start)));
    expect({unexpected, missing}).toEqual({unexpected: [], missing: []});
  });

  test.each(tasks)('$name says which files it wants and has those it names', (task) => {
    const instruction = readFileSync(path.join(task.folder, 'task.md'), 'utf8');
    const files = Object.keys(task.answer).sort();
    expect(files.filter((file) => !instruction.includes(`\`${file}\``))).toEqual([]);
    expect(entries(task, 'answer')).toEqual(files);
    expect(entries(task, 'spoilt')).toEqual(Object.keys(task.spoilt).sort());
    const others = ['also', 'spoilt'].flatMap((kind) =>
      entries(task, kind).flatMap((name) => entries(task, kind, name)),
    );
    expect(others.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('every check is one that a spoilt answer fails', () => {
    const idle = tasks.flatMap(({name, checks, spoilt}) => {
      const failed = Object.values(spoilt).flat();
      return checks
        .filter((check) => !failed.includes(check.name))
        .map((check) => `${name}: ${check.name}`);
    });
    expect(idle).toEqual([]);
  });
});

/** Whether a fault is of a check, or begins as a pattern with a colon says. */
function starts(fault: string, start: string): boolean {
  return new RegExp(`^(?:${start.includes(':') ? start : `${start}:`})`).test(fault);
}
