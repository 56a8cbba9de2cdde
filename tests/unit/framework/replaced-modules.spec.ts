import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {replacedModules} from '../../../src/framework/entry';

/** SHA-256 of the framework's files when ours were written, first 16 digits. */
const readAsWritten: Record<keyof typeof replacedModules, string> = {
  entry: 'a9d6514eaf79c05c',
  normalizeLocation: '2759003e81bfa6c3',
};

for (const [name, file] of Object.entries(replacedModules)) {
  test(`${file} is still what src/framework/client/${name} was written to replace`, () => {
    const text = readFileSync(require.resolve(file), 'utf8');
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(
      digest,
      `The framework changed ${file}: compare it with src/framework/client/${name}, carry over what matters, and put the new digest here.`,
    ).toBe(readAsWritten[name as keyof typeof replacedModules]);
  });
}
