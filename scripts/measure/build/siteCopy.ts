import {appendFileSync, cpSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

import {copyPackages} from '../../building/copyPackages';

/** Output and caches of earlier builds, relative to the site's folder. */
const CACHES = ['.docusaurus', 'build', 'node_modules/.cache'];
const NOT_COPIED = new Set(['.git', 'node_modules', '.docusaurus', 'build', 'test-results']);
/** The page that changes before a warm build, and while `npm start` runs. */
const CHANGED_PAGE = 'docs/getting-started/accessing-bitfount.mdx';
/** Its address on the site. */
export const CHANGED_ADDRESS = '/guides/getting-started/accessing-bitfount';

/** Copies the site to another folder, where it is built with separate caches. */
export function copySite(folder: string, source: string = process.cwd()): void {
  for (const name of readdirSync(source).filter((entry) => !NOT_COPIED.has(entry))) {
    cpSync(path.join(source, name), path.join(folder, name), {recursive: true});
  }
  copyPackages(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Removes the output and caches of earlier builds. */
export function removeCaches(folder: string): void {
  for (const cache of CACHES) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
}

/** Adds a paragraph to one page, and returns its text. */
export function changePage(folder: string, round: number): string {
  const text = `Changed ${round} times.`;
  appendFileSync(path.join(folder, CHANGED_PAGE), `\n${text}\n`);
  return text;
}

/** Returns the command that builds the copy in its folder, as `npm run build` does. */
export function buildCommand(folder: string): readonly string[] {
  return ['npm', 'run', '--silent', '--prefix', folder, 'build'];
}

/** Returns the command that serves the copy in its folder, as `npm start` does. */
export function startCommand(folder: string, port: number): readonly string[] {
  const options = ['--no-open', '--host', '127.0.0.1', '--port', `${port}`];
  return ['npm', 'start', '--silent', '--prefix', folder, '--', ...options];
}
