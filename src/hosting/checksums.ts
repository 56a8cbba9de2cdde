import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesIn} from '../lib/filesIn';
import {sha256} from '../lib/sha256';

/** Lists the SHA-256 of each file of the site, in the form that `sha256sum --check` reads. */
export const SUMS_FILE = 'SHA256SUMS';

/** A file of the site and its SHA-256, in hexadecimal digits. */
export interface Checksum {
  readonly name: string;
  readonly digest: string;
}

/**
 * Returns the checksums of all files of a folder but those of the checksums themselves, sorted by name.
 *
 * @param folder of the built site
 */
export function checksumsOf(folder: string): readonly Checksum[] {
  return filesIn(folder)
    .filter((name) => path.basename(name) !== SUMS_FILE)
    .map((name) => ({
      name,
      digest: sha256(readFileSync(path.join(folder, name))),
    }));
}

/**
 * Writes the checksums of all files of a folder. They come last: a copy without them is not whole.
 *
 * @param folder of the built site
 */
export function writeChecksums(folder: string): void {
  const lines = checksumsOf(folder).map(({name, digest}) => `${digest}  ${name}\n`);
  writeFileSync(path.join(folder, SUMS_FILE), lines.join(''));
}
