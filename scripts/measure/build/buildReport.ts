import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {buildTable} from './buildTable';
import {type Cost, costOf} from './processTree';
import {buildCommand, changePage, copySite, removeCaches} from './siteCopy';

export interface BuildReportOptions {
  /** Number of cold builds, and of warm builds. */
  readonly runs: number;
  readonly progress: (what: string) => void;
}

/**
 * Builds a copy of the site in a temporary folder, alternately cold and warm.
 *
 * @returns Markdown
 * @throws with the end of its output when a build fails
 */
export async function buildReport({runs, progress}: BuildReportOptions): Promise<string> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'build-times-')), 'site');
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  const cold: Cost[] = [];
  const warm: Cost[] = [];
  try {
    copySite(folder);
    for (let round = 1; round <= runs; round += 1) {
      progress(`round ${round}, cold`);
      removeCaches(folder);
      cold.push(await costOf(buildCommand(folder), folder, env));
      progress(`round ${round}, warm`);
      changePage(folder, round);
      warm.push(await costOf(buildCommand(folder), folder, env));
    }
    return [
      `# Builds, ${new Date().toISOString().slice(0, 16)}, Node ${process.versions.node}`,
      buildTable({cold, warm}),
      'Median (least–most, n). Memory: the most that all processes of a build held at a time. Cold: without any cache; warm: after a change to one page.',
    ].join('\n\n');
  } finally {
    rmSync(path.dirname(folder), {recursive: true, force: true});
  }
}
