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

import type {PlainPage} from './markdownOf';
import {writePages} from './plainSite';

/** A site that can be built again and again in a folder of its own. */
export interface Project {
  readonly name: string;
  readonly folder: string;
  readonly command: readonly string[];
  /** What earlier builds left, relative to the folder. */
  readonly caches: readonly string[];
  /** A page of the site, changed before a warm build. */
  readonly touched: string;
}

/** Takes away all that a build left. */
export function makeCold({folder, caches}: Project): void {
  for (const cache of caches) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
}

/** Changes a word of one page. */
export function touch({folder, touched}: Project, round: number): void {
  appendFileSync(path.join(folder, touched), `\nChanged ${round} times.\n`);
}

const LEFT_OUT = new Set(['.git', 'node_modules', '.docusaurus', 'build', 'test-results']);

/**
 * A copy of this project in a folder of its own, with caches of its own.
 *
 * @param times how many times as many pages as the site has; the further ones are plain
 */
export function ownSite(
  folder: string,
  times: number,
  pages: readonly PlainPage[],
  source: string = process.cwd(),
): Project {
  for (const name of readdirSync(source).filter((entry) => !LEFT_OUT.has(entry))) {
    cpSync(path.join(source, name), path.join(folder, name), {recursive: true});
  }
  linkModules(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
  for (let copy = 2; copy <= times; copy += 1) {
    writePages(pages, {
      folder: path.join(folder, 'docs', `copy-${copy}`),
      // A page of its folder's name would be the folder's; the words are no MDX.
      head: ({address}) => [`slug: /copy-${copy}${address}`, 'mdx:', '  format: md'],
    });
  }
  return {
    name: times === 1 ? 'this site' : `this site, ${times} times the pages`,
    folder,
    command: [
      process.execPath,
      path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    caches: ['.docusaurus', 'build', 'node_modules/.cache'],
    touched: 'docs/getting-started/accessing-bitfount.mdx',
  };
}

/** The same project, built by another Node than the one that runs here. */
export function onNode(project: Project, node: string, version: string): Project {
  const [, ...rest] = project.command;
  return {...project, name: `${project.name}, on Node ${version}`, command: [node, ...rest]};
}

/** Links to each package, so that the bundler's cache is the copy's own. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from).filter((entry) => entry !== '.cache')) {
    if (!existsSync(path.join(to, name))) {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}
