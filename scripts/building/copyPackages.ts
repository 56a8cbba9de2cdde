import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Copies installed packages for a copy of the site, without what builds have cached in them. Files are hard
 * links where the system can; a symbolic link would lead back to the first folder, where aliases of the
 * bundler do not look.
 *
 * @param from folder `node_modules` of the site
 * @param to that of the copy, which must not exist
 */
export function copyPackages(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status !== 0) {
    cpSync(from, to, {recursive: true});
  }
  rmSync(path.join(to, '.cache'), {recursive: true, force: true});
}
