import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';

import {readWheel, WheelError} from '../../../src/reference/extract/wheels';

describe('wheel arguments', () => {
  const wanted = {option: '--sdk', name: 'tiny', version: '2.0', python: '3.12'};
  const dir = mkdtempSync(path.join(tmpdir(), 'wheels-'));
  afterAll(() => {
    rmSync(dir, {recursive: true});
  });

  for (const [title, name, problem] of [
    ['no file', 'tiny-2.0-py3-none-any.whl', /there is no file/],
    ['another package', 'other-2.0-py3-none-any.whl', /the wheel of other, not of tiny/],
    [
      'another version',
      'tiny-1.0-py3-none-any.whl',
      /version 1\.0, but .*product\.ts documents 2\.0/,
    ],
    ['no wheel', 'tiny-2.0.tar.gz', /is not a wheel/],
  ] as const) {
    test(`${title}: says so and how to fetch it`, () => {
      const file = path.join(dir, name);
      if (title !== 'no file') {
        writeFileSync(file, '');
      }
      expect(() => readWheel(file, wanted)).toThrow(WheelError);
      expect(() => readWheel(file, wanted)).toThrow(problem);
      expect(() => readWheel(file, wanted)).toThrow(/pip download tiny==2\.0/);
    });
  }

  test('a missing option is named', () => {
    expect(() => readWheel(undefined, wanted)).toThrow(/--sdk is missing/);
  });
});
