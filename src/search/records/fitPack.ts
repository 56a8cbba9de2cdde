import {gzipSync} from 'node:zlib';

import type {RecordKind, SearchRecord} from '../types';
import {pack} from './pack';
import type {Pack} from './packed';

interface Step {
  /** What the browser's search lacks after it. */
  readonly leftOut: string;
  readonly reduce: (records: readonly SearchRecord[]) => SearchRecord[];
}

const WRITTEN: readonly RecordKind[] = ['guide', 'tutorial'];
const DETAILS: readonly RecordKind[] = ['attribute', 'parameter'];

/** What is left out of the pack of a large site, in this order; each step comes on top of the ones before. */
const steps: readonly Step[] = [
  {
    leftOut: 'further texts of the reference',
    reduce: (records) =>
      records.filter(({type, kind}) => type !== 'content' || WRITTEN.includes(kind)),
  },
  {
    leftOut: 'further texts of guides and tutorials',
    reduce: (records) => records.filter(({type}) => type !== 'content'),
  },
  {
    leftOut: 'the sentences with places',
    reduce: (records) => records.map((record) => ({...record, content: null})),
  },
  {
    leftOut: 'attributes and parameters',
    reduce: (records) => records.filter(({kind}) => !DETAILS.includes(kind)),
  },
];

export interface FittedPack {
  /** The pack as JSON. */
  readonly text: string;
  /** Its size as it travels, gzip level 9, in bytes. */
  readonly bytes: number;
  /** What it lacks of the records, in words; empty when it has them all. */
  readonly leftOut: readonly string[];
}

/**
 * Packs records, and leaves out step by step what a reader misses least until the pack has the size
 * that browsers may fetch. Names of pages, headings, classes, functions and methods stay in any case.
 *
 * @param hash of the records file, which has all records
 * @param maxBytes size of the pack, gzip level 9
 */
export function fitPack(
  records: readonly SearchRecord[],
  hash: string,
  maxBytes: number,
): FittedPack {
  const leftOut: string[] = [];
  let left = records;
  let fitted = sized(pack(left, hash));
  for (const step of steps) {
    if (fitted.bytes <= maxBytes) {
      break;
    }
    left = step.reduce(left);
    leftOut.push(step.leftOut);
    fitted = sized(pack(left, hash));
  }
  return {...fitted, leftOut};
}

function sized(packed: Pack): {text: string; bytes: number} {
  const text = JSON.stringify(packed);
  return {text, bytes: gzipSync(text, {level: 9}).length};
}
