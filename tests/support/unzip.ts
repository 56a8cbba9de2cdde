import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';

import {openPromise} from 'yauzl';

/** A file of an archive. */
export interface Unzipped {
  readonly name: string;
  readonly data: Buffer;
  /** Permissions, as Unix writes them. */
  readonly mode: number;
  readonly modified: Date;
}

/** Reads the files of a ZIP archive, in its order. */
export async function readZip(file: string): Promise<Unzipped[]> {
  const archive = await openPromise(file);
  const files: Unzipped[] = [];
  for await (const entry of archive.eachEntry()) {
    files.push({
      name: entry.fileName,
      data: await buffer(await archive.openReadStreamPromise(entry)),
      mode: (entry.externalFileAttributes >>> 16) & 0o777,
      modified: entry.getLastModDate(),
    });
  }
  return files;
}

/** Writes files of an archive below a folder. */
export function writeUnzipped(files: readonly Unzipped[], folder: string): void {
  for (const {name, data, mode} of files) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, data, {mode});
  }
}
