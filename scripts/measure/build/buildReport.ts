import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {LAUNCH_ARGS} from '../browser/launchArgs';
import {buildTable, startTable} from './buildTable';
import {devTimes, type DevTimes} from './devTimes';
import {type Cost, costOf} from './processTree';
import {buildCommand, changePage, copySite, removeCaches} from './siteCopy';

export interface BuildReportOptions {
  /** Number of cold builds, and of warm builds. */
  readonly runs: number;
  /** Browser for the measurements of `npm start`. */
  readonly executablePath: string;
  readonly progress: (what: string) => void;
}

/** Rounds of edits are numbered apart from those of builds. */
const FIRST_EDIT = 1000;

/**
 * Builds a copy of the site in a temporary folder, alternately cold and warm, and starts the development
 * server on it in the same way.
 *
 * @returns Markdown
 * @throws with the end of its output when a build fails
 */
export async function buildReport({
  runs,
  executablePath,
  progress,
}: BuildReportOptions): Promise<string> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'build-times-')), 'site');
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  const cold: Cost[] = [];
  const warm: Cost[] = [];
  const starts: Record<'cold' | 'warm', DevTimes[]> = {cold: [], warm: []};
  const browser = await chromium.launch({executablePath, args: [...LAUNCH_ARGS]});
  try {
    copySite(folder);
    for (let round = 1; round <= runs; round += 1) {
      progress(`round ${round}, cold`);
      removeCaches(folder);
      cold.push(await costOf(buildCommand(folder), folder, env));
      progress(`round ${round}, warm`);
      changePage(folder, round);
      warm.push(await costOf(buildCommand(folder), folder, env));
      removeCaches(folder);
      for (const [index, kind] of (['cold', 'warm'] as const).entries()) {
        progress(`round ${round}, npm start, ${kind}`);
        const firstEdit = FIRST_EDIT * (2 * round + index);
        starts[kind].push(await devTimes(folder, browser, firstEdit));
      }
    }
    return [
      `# Builds, ${new Date().toISOString().slice(0, 16)}, Node ${process.versions.node}`,
      buildTable({cold, warm}),
      startTable(starts),
      'Median (least–most, n). Memory: the most that all processes of a build held at a time. Cold: without any cache; warm: after a change to one page.',
    ].join('\n\n');
  } finally {
    await browser.close();
    rmSync(path.dirname(folder), {recursive: true, force: true});
  }
}
