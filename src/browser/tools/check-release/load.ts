import {memoize} from '../../../lib/memoize';
import {readRelease} from '../../../releases/readRecord';
import type {ReleaseRecord} from '../../../releases/record';
import type {Release} from '../../../releases/types';
import {RELEASES_FILE} from '../../../site/releases';

/** The tools' code is two folders below the site's base. */
const ADDRESS = `../../${RELEASES_FILE}`;

let record: Promise<ReleaseRecord> | undefined;

/** Fetches the record of releases, once; again after a failure. */
async function fetchRecord(): Promise<ReleaseRecord> {
  const answer = await fetch(new URL(ADDRESS, import.meta.url));
  if (!answer.ok) {
    throw new Error(`The record of releases could not be fetched: ${answer.status}`);
  }
  return (await answer.json()) as ReleaseRecord;
}

const readers = memoize(
  (loaded: ReleaseRecord) => memoize((version: string) => readRelease(loaded, version)),
  new WeakMap<ReleaseRecord, (version: string) => Release>(),
);

/** Loads releases by version; each is read once. */
export async function loadReleases(versions: readonly string[]): Promise<Release[]> {
  record ??= fetchRecord();
  try {
    return versions.map(readers(await record));
  } catch (error) {
    record = undefined;
    throw error;
  }
}
