import {existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {cached, forgetUnused, keyOf} from '../../../src/lib/fileCache';

const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));

afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('names differ wherever the parts differ', () => {
  expect(keyOf('ab', 'c')).toBe(keyOf('ab', Buffer.from('c')));
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
});

test('a file is made once, whole also when it is asked for several times at once', async () => {
  const file = path.join(folder, 'below', 'made');
  const ask = () => cached(file, () => Promise.resolve(Buffer.from('made')));
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(String)).toEqual(['made', 'made', 'made']);
  expect(readdirSync(path.dirname(file))).toEqual(['made']);
  const known = await cached(file, () => Promise.reject(new Error('made again')));
  expect(String(known)).toBe('made');
});

test('what nobody has used for long is removed', async () => {
  const [old, used] = ['old', 'used'].map((name) => path.join(folder, name)) as [string, string];
  for (const file of [old, used]) {
    writeFileSync(file, '');
    utimesSync(file, 0, 0);
  }
  await cached(used, () => Promise.resolve(Buffer.from('')));
  await forgetUnused(folder, 30);
  expect([existsSync(old), existsSync(used)]).toEqual([false, true]);
});
