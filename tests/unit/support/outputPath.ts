import {mkdirSync, mkdtempSync} from 'node:fs';
import path from 'node:path';

/** Files that the tests write. The next run empties it. */
export const OUTPUT_DIR = path.resolve('test-results/unit');

/**
 * A path for files that a test writes, in a folder that no other call shares.
 *
 * @param names path below the new folder; the caller makes what it needs of it
 * @returns an absolute path inside the repository
 */
export function outputPath(...names: readonly string[]): string {
  mkdirSync(OUTPUT_DIR, {recursive: true});
  return path.join(mkdtempSync(path.join(OUTPUT_DIR, 'test-')), ...names);
}
