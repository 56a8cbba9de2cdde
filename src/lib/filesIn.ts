import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Returns the paths of all files below a folder, from that folder, with forward slashes, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
