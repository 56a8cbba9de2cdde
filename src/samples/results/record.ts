import {readFileSync} from 'node:fs';
import path from 'node:path';

import {hashes, runFiles} from './files';
import {type RunName, runs} from './runs';

/** What is kept of a run: where it comes from, and the values that drawings show. */
export interface RunRecord {
  /** Release of the SDK that ran. */
  readonly release: string;
  /** Day of the run, as YYYY-MM-DD. */
  readonly date: string;
  /** SHA-256 of the code of each file that ran. */
  readonly code: Readonly<Record<string, string>>;
  readonly values: unknown;
}

/** Path of the record of a run, from the root of the repository. */
export function recordPath(name: RunName): string {
  return `src/components/drawings/results/${name}.json`;
}

/**
 * Compares the records of all runs with the pages as they are now.
 *
 * @param release the release that the site documents
 * @returns one sentence for each record that its page or the release has outgrown
 */
export function staleRecords(root: string, release: string): string[] {
  return (Object.keys(runs) as RunName[]).flatMap((name) => {
    const record = JSON.parse(readFileSync(path.join(root, recordPath(name)), 'utf8')) as RunRecord;
    const renew = `Run it again: npm run results -- ${name}`;
    if (record.release !== release) {
      return [`${recordPath(name)}: made with release ${record.release}. ${renew}`];
    }
    const now = hashes(runFiles(root, runs[name]));
    const changed = Object.keys({...now, ...record.code}).filter(
      (file) => now[file] !== record.code[file],
    );
    return changed.map((file) => {
      const pages = runs[name].map(({page}) => page).join(', ');
      return `${pages}: the code of ${file} has changed since ${recordPath(name)} was made. ${renew}`;
    });
  });
}
