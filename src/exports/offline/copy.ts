import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {product} from '../../site/product';

/** Name of the copy: of its folder in the archive and, with `.zip`, of the archive. */
export const COPY_NAME = `${product.slug}-docs-${product.sdk.version}`;

const FOLDER = 'offline';
/** The archive, from the repository's root; on the site it is at the same path. */
export const ZIP_FILE = `${FOLDER}/${COPY_NAME}.zip`;
/** What `npm run build:offline` notes about the archive that it has made. */
export const FACTS_FILE = `${FOLDER}/copy.json`;

/** Facts about an archive. */
export interface OfflineCopy {
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** Day of the commit that it was made from, such as `2026-11-25`; null where there was no history. */
  readonly date: string | null;
}

/**
 * Reads the facts about the archive that was made last.
 *
 * @param root folder of the repository
 * @returns undefined when there is none
 */
export function offlineCopy(root: string): OfflineCopy | undefined {
  const files = [ZIP_FILE, FACTS_FILE].map((file) => path.join(root, file));
  return files.every((file) => existsSync(file))
    ? (JSON.parse(readFileSync(files[1] as string, 'utf8')) as OfflineCopy)
    : undefined;
}

/** Returns the size of an archive in words, such as `15.8 MB`. */
export function sizeOf({bytes}: OfflineCopy): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
