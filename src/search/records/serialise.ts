import {sha256} from '../../lib/sha256';
import type {SearchRecord} from '../types';

/** The text of the records file: one record on each line, so that two builds can be compared. */
export function serialise(records: readonly SearchRecord[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
}

/** SHA-256 of the records file in hexadecimal. */
export function hashOf(recordsFile: string): string {
  return sha256(recordsFile);
}
