import {memoize} from '../../../lib/memoize';
import {readRelease} from '../../../releases/readRecord';
import type {ReleaseRecord} from '../../../releases/record';
import type {Release} from '../../../releases/types';
import {RELEASES_FILE} from '../../../site/releases';
import {fetchJson} from '../siteFiles';

/** The record of releases, fetched once; again after a failure. */
let record: Promise<ReleaseRecord> | undefined;

const readers = memoize(
  (loaded: ReleaseRecord) => memoize((version: string) => readRelease(loaded, version)),
  new WeakMap<ReleaseRecord, (version: string) => Release>(),
);

/** Loads releases by version; each is read once. */
export async function loadReleases(versions: readonly string[]): Promise<Release[]> {
  record ??= fetchJson(RELEASES_FILE) as Promise<ReleaseRecord>;
  try {
    return versions.map(readers(await record));
  } catch (error) {
    record = undefined;
    throw error;
  }
}
