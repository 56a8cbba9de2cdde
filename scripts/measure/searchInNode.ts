import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {createEngine} from '../../src/search/engine/createEngine';
import {PACK_FILE, RECORDS_FILE} from '../../src/search/settings';
import type {SearchRecord} from '../../src/search/types';
import {percentile} from './numbers';

/** What the search costs; times in milliseconds on this machine, sizes in bytes. */
export interface SearchFigures {
  readonly records: number;
  readonly buildMs: number;
  readonly queryP50Ms: number;
  readonly queryP95Ms: number;
}

/** Number of the site's names that are typed letter by letter. */
const TYPED_NAMES = 60;
const MORE = 10;

/** Measures the search with the site's records and with ten times as many, and the gzipped pack. */
export function measureSearch(buildDir: string): {rows: SearchFigures[]; packGzip: number} {
  const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');
  const records = JSON.parse(read(RECORDS_FILE)) as SearchRecord[];
  const queries = typedQueries(records);
  return {
    rows: [figuresOf(records, queries), figuresOf(multiplied(records), queries)],
    packGzip: gzipSync(read(PACK_FILE), {level: 9}).length,
  };
}

function figuresOf(records: readonly SearchRecord[], queries: readonly string[]): SearchFigures {
  const start = performance.now();
  const engine = createEngine(records);
  const buildMs = performance.now() - start;
  const times = queries.map((query) => {
    const asked = performance.now();
    engine.search({indexName: 'measure', query});
    return performance.now() - asked;
  });
  return {
    records: records.length,
    buildMs,
    queryP50Ms: percentile(times, 0.5),
    queryP95Ms: percentile(times, 0.95),
  };
}

/** Returns the queries that arise while names are typed. */
function typedQueries(records: readonly SearchRecord[]): string[] {
  const step = Math.max(1, Math.floor(records.length / TYPED_NAMES));
  return records
    .filter((_, index) => index % step === 0)
    .map(({hierarchy}) => Object.values(hierarchy).findLast((name) => name !== null) ?? '')
    .flatMap((name) => {
      const typed = name.split('.').at(-1)?.slice(0, 24) ?? '';
      return Array.from(typed, (_, index) => typed.slice(0, index + 1));
    });
}

/** Multiplies the records; each copy has different names. */
function multiplied(records: readonly SearchRecord[]): SearchRecord[] {
  return Array.from({length: MORE}, (_, copy) =>
    records.map((record) => ({
      ...record,
      objectID: copy === 0 ? record.objectID : `/${copy}${record.objectID}`,
      hierarchy:
        copy === 0
          ? record.hierarchy
          : (Object.fromEntries(
              Object.entries(record.hierarchy).map(([level, name]) => [
                level,
                name && level !== 'lvl0' ? `${name}${copy}` : name,
              ]),
            ) as unknown as SearchRecord['hierarchy']),
    })),
  ).flat();
}
