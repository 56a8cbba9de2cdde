import {type Zippable, zipSync} from 'fflate';

/** A file of an archive. */
export interface ArchiveFile {
  /** Path in the archive, with forward slashes. */
  readonly path: string;
  readonly data: string | Uint8Array;
  readonly isExecutable?: boolean;
}

/** fflate writes the local parts of a date, so that this one is the same in every time zone. */
const TIME = new Date(1980, 0, 1);
const UNIX = 3;
const REGULAR_FILE = 0o100000;

/** Packs files as a ZIP archive: the same files, in any order, give the same bytes. */
export function zip(files: readonly ArchiveFile[]): Uint8Array {
  const encoder = new TextEncoder();
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const entries: Zippable = Object.fromEntries(
    sorted.map(({path, data, isExecutable}) => {
      const mode = REGULAR_FILE | (isExecutable ? 0o755 : 0o644);
      const bytes = typeof data === 'string' ? encoder.encode(data) : data;
      return [path, [bytes, {mtime: TIME, os: UNIX, attrs: mode << 16}]];
    }),
  );
  return zipSync(entries);
}
