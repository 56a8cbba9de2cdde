import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and makes its folder where it is missing. */
export async function writeWithFolder(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
