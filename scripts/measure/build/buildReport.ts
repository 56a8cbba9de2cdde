import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {type Built, buildTable} from './buildTable';
import type {PlainPage} from './markdownOf';
import {PEER_VERSIONS, starlight, STARLIGHT_NODE, vitepress} from './peers';
import {plainSite} from './plainSite';
import {costOf} from './processTree';
import {makeCold, onNode, ownSite, type Project, touch} from './projects';

export interface Wanted {
  /** A build of the site, for the words that the other tools are given. */
  readonly build: string;
  readonly runs: number;
  /** How many times the pages, beside once; each is built once. */
  readonly sizes: readonly number[];
  readonly withPeers: boolean;
  readonly progress: (what: string) => void;
}

/**
 * Builds copies of the site, and the same words with other tools, in a folder that is taken away after.
 *
 * @returns Markdown
 * @throws with the end of its output when a build fails
 */
export async function buildReport(wanted: Wanted): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-times-'));
  const at = (name: string): string => path.join(folder, name);
  const {progress} = wanted;
  try {
    const pages = plainSite(wanted.build);
    progress(`${pages.length} pages; installing`);
    const compared = [
      ownSite(at('own-1'), 1, pages),
      ...(wanted.withPeers ? await others(at, pages) : []),
    ].map(unbuilt);
    // In turn, so that a machine that slows down meanwhile slows all of them.
    for (let round = 1; round <= wanted.runs; round += 1) {
      for (const built of compared) {
        await buildOnce(built, round, progress);
      }
    }
    const larger: Built[] = [];
    for (const times of wanted.sizes) {
      const built = unbuilt(ownSite(at(`own-${times}`), times, pages));
      await buildOnce(built, 1, progress);
      larger.push(built);
    }
    return [
      `# Builds, ${new Date().toISOString().slice(0, 16)}, Node ${process.versions.node}`,
      buildTable([...compared, ...larger], pages.length),
      `Median (least–most, n). Memory: the most that all processes of a build held at a time. Cold: without any cache; warm: after a change to one page. ${wanted.withPeers ? `${PEER_VERSIONS}. They build plain Markdown of the same words, code and tables, made from the rendered pages, formulas as code. ` : ''}Of the larger sites the further pages are such Markdown too.`,
    ].join('\n\n');
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The other tools, and this site on the Node that one of them needs: a newer one builds faster. */
async function others(
  at: (name: string) => string,
  pages: readonly PlainPage[],
): Promise<readonly Project[]> {
  const tools = [await starlight(at('starlight'), pages), await vitepress(at('vitepress'), pages)];
  const node = path.join(at('starlight'), STARLIGHT_NODE.file);
  return [onNode(ownSite(at('own-newer'), 1, pages), node, STARLIGHT_NODE.version), ...tools];
}

interface Building extends Built {
  readonly project: Project;
}

function unbuilt(project: Project): Building {
  return {project, name: project.name, cold: [], warm: []};
}

async function buildOnce(
  {project, cold, warm}: Building,
  round: number,
  progress: (what: string) => void,
): Promise<void> {
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1'};
  makeCold(project);
  progress(`round ${round}: ${project.name}, cold`);
  cold.push(await costOf(project.command, project.folder, env));
  touch(project, round);
  progress(`round ${round}: ${project.name}, warm`);
  warm.push(await costOf(project.command, project.folder, env));
}
