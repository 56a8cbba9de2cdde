import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {spreadOf} from '../numbers';
import {buildTable} from './buildTable';
import {type Cost, costOf} from './processTree';
import {buildCommand, changePage, copySite, removeCaches} from './siteCopy';
import {makeStarlightSite} from './starlightSite';

export interface PeerReportOptions {
  /** Folder of this site's build, from whose Markdown the other site is made. */
  readonly build: string;
  /** Number of cold builds, and of warm builds, of each site. */
  readonly runs: number;
  readonly progress: (what: string) => void;
}

/**
 * Builds a copy of this site and a site of Starlight with the same pages in turn, on the same Node.
 *
 * @returns Markdown
 * @throws with the end of its output when a build fails
 */
export async function peerReport({build, runs, progress}: PeerReportOptions): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'peer-'));
  const own = path.join(root, 'site');
  const other = path.join(root, 'starlight');
  try {
    progress('a site of Starlight is made');
    const {pages, versions, nodeFolder, command, ...site} = makeStarlightSite(build, other);
    copySite(own);
    const env = {
      ...process.env,
      PATH: [nodeFolder, process.env.PATH].join(path.delimiter),
      NO_UPDATE_NOTIFIER: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    };
    const costs = {own: costsOfSite(), other: costsOfSite()};
    for (let round = 1; round <= runs; round += 1) {
      progress(`round ${round}, this site`);
      removeCaches(own);
      costs.own.cold.push(await costOf(buildCommand(own), own, env));
      changePage(own, round);
      costs.own.warm.push(await costOf(buildCommand(own), own, env));
      progress(`round ${round}, Starlight`);
      site.removeCaches();
      costs.other.cold.push(await costOf(command, other, env));
      site.changePage(round);
      costs.other.warm.push(await costOf(command, other, env));
    }
    return [
      `# Builds beside Starlight, ${new Date().toISOString().slice(0, 16)}, ${versionsText(versions)}`,
      '## This site',
      buildTable(costs.own),
      `## Starlight, ${pages} pages of the same text, with its search`,
      buildTable(costs.other),
      `Median (least–most, n). Cold: ${ratio(costs, 'cold')} times as long as Starlight; after a change to one page ${ratio(costs, 'warm')} times.`,
    ].join('\n\n');
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

interface SiteCosts {
  readonly cold: Cost[];
  readonly warm: Cost[];
}

const costsOfSite = (): SiteCosts => ({cold: [], warm: []});

function ratio(
  {own, other}: Readonly<Record<'own' | 'other', SiteCosts>>,
  kind: keyof SiteCosts,
): string {
  const seconds = (costs: SiteCosts): number =>
    spreadOf(costs[kind].map((cost) => cost.seconds)).median;
  return (seconds(own) / seconds(other)).toFixed(2);
}

const versionsText = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
