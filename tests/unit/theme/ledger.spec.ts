import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

const themeFolder = path.resolve('src/theme');

interface Row {
  readonly file: string;
  readonly upstreamPackage: string;
  readonly version: string;
  readonly upstreamFile: string;
}

function themeFiles(): string[] {
  return readdirSync(themeFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The rows of the ledger: file | wrap, eject or own | `package` version `file` | reason. */
function ledger(): Row[] {
  const text = readFileSync(path.join(themeFolder, 'README.md'), 'utf8');
  const row = /^\| `([^`]+)`\s*\| (?:wrap|eject|own)\s*\| (.*?)\s*\| \S.*\|$/gm;
  return [...text.matchAll(row)].map(([line, file, upstream]) => {
    const parts = /^`([^`]+)` (\S+) `([^`]+)`$/.exec(upstream as string);
    if (upstream !== 'none' && !parts) {
      throw new Error(
        `src/theme/README.md: upstream must read \`package\` version \`file\` in: ${line}`,
      );
    }
    return {
      file: file as string,
      upstreamPackage: parts?.[1] ?? '',
      version: parts?.[2] ?? '',
      upstreamFile: parts?.[3] ?? '',
    };
  });
}

test('every theme file stands in the ledger, and the ledger names no other', () => {
  expect(
    ledger()
      .map(({file}) => file)
      .sort(),
  ).toEqual(themeFiles());
});

for (const file of themeFiles()) {
  test(`${file} says in its first line what it changes`, () => {
    const [first] = readFileSync(path.join(themeFolder, file), 'utf8').split('\n');
    expect(first).toMatch(/^\/\/ Change: \S/);
  });
}

for (const {file, upstreamPackage, version, upstreamFile} of ledger()) {
  if (!upstreamPackage) {
    continue;
  }
  test(`${file} still has the upstream component that it stands in for`, () => {
    const manifest = require.resolve(`${upstreamPackage}/package.json`);
    const installed = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
    expect(installed.version, `read ${file} against the new ${upstreamPackage}`).toBe(version);
    const component = path.join(path.dirname(manifest), upstreamFile);
    expect(
      existsSync(component),
      `${upstreamPackage} has no ${upstreamFile}: ${file} is no longer reached`,
    ).toBe(true);
  });
}
