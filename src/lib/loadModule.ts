import {statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {register} from 'tsx/cjs/api';

const REPOSITORY = path.resolve(__dirname, '../..') + path.sep;
const DEPENDENCIES = path.join(REPOSITORY, 'node_modules') + path.sep;

/**
 * Loads a module of the repository with `tsx`. The framework's own loader takes more than twice as long in a
 * fresh clone, because it transforms the site's configuration and its libraries with Babel, and evaluates
 * all of them anew each time: a build loads the configuration twice.
 *
 * @param file path of the module, in TypeScript
 * @returns what the module exports; anew after one of the repository's modules has changed
 */
export function loadModule<T>(file: string): T {
  const load = createRequire(file);
  // The framework evaluates this module anew too, and what is registered twice transforms twice.
  if (!('.ts' in load.extensions)) {
    register();
  }
  const own = Object.keys(load.cache).filter(isOwn);
  if (own.some(hasChanged)) {
    own.forEach((module) => Reflect.deleteProperty(load.cache, module));
  }
  return load(file) as T;
}

function isOwn(file: string): boolean {
  return file.startsWith(REPOSITORY) && !file.startsWith(DEPENDENCIES);
}

/** Tells whether a file was written after this process had begun. */
function hasChanged(file: string): boolean {
  const {mtimeMs = Infinity} = statSync(file, {throwIfNoEntry: false}) ?? {};
  return mtimeMs > performance.timeOrigin;
}
