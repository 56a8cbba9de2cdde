import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** Output and caches of earlier builds, relative to the site's folder. */
const CACHES = ['.docusaurus', 'build', 'node_modules/.cache'];
const NOT_COPIED = new Set(['.git', 'node_modules', '.docusaurus', 'build', 'test-results']);
/** The page that changes before a warm build. */
const CHANGED_PAGE = 'docs/getting-started/accessing-bitfount.mdx';

/** Copies the site to another folder, where it is built with separate caches. */
export function copySite(folder: string, source: string = process.cwd()): void {
  for (const name of readdirSync(source).filter((entry) => !NOT_COPIED.has(entry))) {
    cpSync(path.join(source, name), path.join(folder, name), {recursive: true});
  }
  linkModules(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Symlinks each package, not the whole folder, so that the copy has a separate bundler cache. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from).filter((entry) => entry !== '.cache')) {
    if (!existsSync(path.join(to, name))) {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

/** Removes the output and caches of earlier builds. */
export function removeCaches(folder: string): void {
  for (const cache of CACHES) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
}

/** Adds a paragraph to one page. */
export function changePage(folder: string, round: number): void {
  appendFileSync(path.join(folder, CHANGED_PAGE), `\nChanged ${round} times.\n`);
}

/** Returns the command that builds the copy in its folder, as `npm run build` does. */
export function buildCommand(folder: string): readonly string[] {
  return ['npm', 'run', '--silent', '--prefix', folder, 'build'];
}
