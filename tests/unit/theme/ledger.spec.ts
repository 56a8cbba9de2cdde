import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

/** Where components of the framework are taken from: a package need not export its package.json. */
const PACKAGES = [
  '@docusaurus/theme-classic',
  '@docusaurus/core',
  '@docusaurus/theme-search-algolia',
];

const themeFolder = path.resolve('src/theme');
const text = readFileSync(path.join(themeFolder, 'README.md'), 'utf8');

function themeFiles(): string[] {
  return readdirSync(themeFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The files of the ledger's rows: file | wrap, eject or own | reason. */
function ledger(): string[] {
  const row = /^\| `([^`]+)`\s*\| (?:wrap|eject|own)\s*\| \S.*\|$/gm;
  return [...text.matchAll(row)].map(([, file]) => file as string).sort();
}

/** Where the component that a theme file stands in for may be, by the file's own path. */
function upstreamFiles(file: string): string[] {
  const component = file.replace(/\.tsx?$/, '');
  const below = (name: string, folder: string) =>
    [`${component}.js`, `${component}/index.js`].map((compiled) =>
      path.resolve('node_modules', name, folder, compiled),
    );
  return [
    ...below('@docusaurus/theme-classic', 'lib/theme'),
    ...below('@docusaurus/core', 'lib/client/theme-fallback'),
    ...below('@docusaurus/theme-search-algolia', 'lib/theme'),
  ];
}

test('every theme file stands in the ledger, and the ledger names no other', () => {
  expect(ledger()).toEqual(themeFiles());
});

test('the theme files were read against the version that is installed', () => {
  const [, version] = /Docusaurus (\d+\.\d+\.\d+)/.exec(text) ?? [];
  for (const name of PACKAGES) {
    const manifest = JSON.parse(
      readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8'),
    ) as {
      version: string;
    };
    expect(
      version,
      `Read the files of src/theme against the new ${name}, then state its version in their README.`,
    ).toBe(manifest.version);
  }
});

for (const file of themeFiles()) {
  test(`${file} says in its first line what it changes`, () => {
    const [first] = readFileSync(path.join(themeFolder, file), 'utf8').split('\n');
    expect(first).toMatch(/^\/\/ Change: \S/);
  });

  test(`${file} still has the upstream component that it stands in for`, () => {
    expect(
      upstreamFiles(file).filter((upstream) => existsSync(upstream)),
      `none of these packages has this component: ${file} is no longer reached`,
    ).not.toEqual([]);
  });
}
