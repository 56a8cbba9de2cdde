import {readFileSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '../../lib/memoize';
import {CALL_SITES, MODEL_DIR} from './modelFiles';

/** The function that calls, the line, what it calls, and of which kind that is. */
type CallSite = readonly [symbol: string, line: number, call: string, kind: string];

/** The calls of one source file that can send something out, in order of lines. */
export interface FileCalls {
  /** From the root of the package’s wheel: `bitfount/hub/api.py`. */
  readonly file: string;
  readonly module: string;
  readonly calls: readonly CallSite[];
}

const readOnce = memoize((dir: string): readonly FileCalls[] => {
  const text = readFileSync(path.join(dir, CALL_SITES), 'utf8');
  return (JSON.parse(text) as {readonly files: readonly FileCalls[]}).files;
});

/** Reads the list of such calls of a release, each folder once per process. */
export function loadCallSites(dir: string = MODEL_DIR): readonly FileCalls[] {
  return readOnce(dir);
}
