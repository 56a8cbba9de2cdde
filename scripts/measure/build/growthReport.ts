import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {PACK_FILE} from '../../../src/search/settings';
import {markdownTable} from '../markdown';
import {growSite} from './growSite';
import {costOf} from './processTree';
import {buildCommand, copySite} from './siteCopy';

export interface GrowthReportOptions {
  /** How many references the site is to have, such as 1, 2 and 4. */
  readonly times: readonly number[];
  readonly progress: (what: string) => void;
}

/**
 * Builds copies of the site that have the whole API reference several times, each once and cold.
 *
 * @returns Markdown
 * @throws with the end of its output when a build fails
 */
export async function growthReport({times, progress}: GrowthReportOptions): Promise<string> {
  const rows: string[][] = [];
  for (const count of times) {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'growth-')), 'site');
    try {
      copySite(folder);
      growSite(folder, count);
      progress(`${count} times the reference`);
      const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
      const {seconds, megabytes} = await costOf(buildCommand(folder), folder, env);
      const built = path.join(folder, 'build');
      rows.push([
        String(count),
        String(pagesIn(built)),
        seconds.toFixed(1),
        megabytes.toFixed(0),
        (packBytes(built) / 1024).toFixed(1),
      ]);
    } finally {
      rmSync(path.dirname(folder), {recursive: true, force: true});
    }
  }
  return [
    `# Growth, ${new Date().toISOString().slice(0, 16)}, Node ${process.versions.node}`,
    markdownTable(['references', 'pages', 'seconds', 'memory, MB', 'search pack, KiB'], rows),
    'One cold build each. Memory: the most that all processes of a build held at a time. Pack: as it travels, gzip level 9.',
  ].join('\n\n');
}

function pagesIn(folder: string): number {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter((file) => file.endsWith('.html')).length;
}

function packBytes(folder: string): number {
  return gzipSync(readFileSync(path.join(folder, PACK_FILE)), {level: 9}).length;
}
