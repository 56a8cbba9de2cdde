import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '../../lib/memoize';
import {diffReleases} from '../../releases/diff';
import type {Change} from '../../releases/diff/types';
import {readRelease} from '../../releases/readRecord';
import type {ReleaseRecord} from '../../releases/record';
import type {Release} from '../../releases/types';

/** The committed record of releases. */
export const RECORD_FILE = path.join(__dirname, '../data/releases.json');

const readRecord = memoize((file: string): ReleaseRecord => {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: "npm run api:model -- --history" writes it.`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord;
});

/**
 * Reads the committed record of releases, once per process.
 *
 * @throws Error when it is missing
 */
export function loadRecord(): ReleaseRecord {
  return readRecord(RECORD_FILE);
}

/** Reads a release of the committed record, once per process. */
export const loadRelease = memoize((version: string): Release =>
  readRelease(loadRecord(), version),
);

const changesBetween = memoize((pair: string): Change[] => {
  const [before = '', after = ''] = pair.split(' ');
  return diffReleases(loadRelease(before), loadRelease(after));
});

/** Lists what changed between two releases of the committed record, once per process. */
export function loadChanges(before: string, after: string): readonly Change[] {
  return changesBetween(`${before} ${after}`);
}
