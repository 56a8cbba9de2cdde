import {existsSync, readFileSync} from 'node:fs';

import {sha256} from '../../lib/sha256';
import type {SearchRecord} from '../types';

/** The service refuses larger objects in its smaller plans. */
const MOST_BYTES = 10_000;

export interface ReadRecords {
  readonly records: readonly SearchRecord[];
  /** SHA-256 of the file, as the pack of the embedded search names it. */
  readonly hash: string;
}

/**
 * The records of the last build.
 *
 * @param file path of records.json
 * @throws when there is none, or the service would not take it
 */
export function readRecords(file: string): ReadRecords {
  if (!existsSync(file)) {
    throw new Error(`${file} is not there: run \`npm run build\` first.`);
  }
  const text = readFileSync(file, 'utf8');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: run \`npm run build\` again.`, {cause: error});
  }
  if (!Array.isArray(parsed) || parsed.length === 0) {
    throw new Error(`${file} holds no records: an upload would leave the index empty.`);
  }
  const records = parsed as SearchRecord[];
  const seen = new Set<string>();
  for (const record of records) {
    const {objectID} = record;
    if (typeof objectID !== 'string' || seen.has(objectID)) {
      throw new Error(`${file} has two records or a nameless one at ${String(objectID)}.`);
    }
    seen.add(objectID);
    const size = Buffer.byteLength(JSON.stringify(record));
    if (size > MOST_BYTES) {
      throw new Error(`The record ${objectID} has ${size} bytes; ${MOST_BYTES} is the most.`);
    }
  }
  return {records, hash: sha256(text)};
}
