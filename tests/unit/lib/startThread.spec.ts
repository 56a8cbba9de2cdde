import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {startThread} from '../../../src/lib/startThread';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Starts a thread for a function of a TypeScript module. */
function threadOf(code: string) {
  const file = path.join(folder, 'work.ts');
  writeFileSync(file, code);
  return startThread(file, 'work');
}

test('a thread answers each message with what its function returns', async () => {
  const thread = threadOf('export const work = async (x: number): Promise<number> => x * 2;');
  const answers: unknown[] = [];
  thread.on('message', (answer) => answers.push(answer));
  thread.postMessage(2);
  thread.postMessage(21);
  while (answers.length < 2) {
    await once(thread, 'message');
  }
  await thread.terminate();
  expect(answers).toEqual([4, 42]);
});

test('a thread hands on what its function throws', async () => {
  const thread = threadOf("export const work = (): never => { throw new Error('No such page'); };");
  thread.postMessage('');
  const [error] = (await once(thread, 'error')) as [Error];
  expect(error.message).toBe('No such page');
});
