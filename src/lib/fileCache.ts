import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';

const DAY = 24 * 60 * 60 * 1000;

/** Returns a short name for what a file is made from; equal parts have equal names. */
export function keyOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads a file of a cache, or makes it. A reader never sees half a file, and the same one may be asked for
 * several times at once, by several processes too.
 *
 * @param file path whose name tells what it is made from (`keyOf`)
 */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    const now = new Date();
    await utimes(file, now, now);
    return known;
  }
  const made = await make();
  await mkdir(path.dirname(file), {recursive: true});
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}

/** Removes the files of a cache that nobody has used for a number of days. */
export async function forgetUnused(folder: string, days: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another process may have removed or renamed it.
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > days * DAY) {
      await rm(file, {force: true});
    }
  }
}
