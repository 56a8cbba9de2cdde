import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';

import {startPack} from './startPack';

/** The option of `docusaurus build` for the folder to write. */
export const OUT_DIR = '--out-dir';

/**
 * In MiB. A build makes many short-lived trees; with more room for new objects it spends a tenth less of
 * its time on collecting them (https://nodejs.org/docs/latest-v20.x/api/cli.html#--max-semi-space-sizesize-in-megabytes).
 */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=64';

interface Options {
  /** Further options of `docusaurus build`. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Rendered {
  /** Exit status; other than 0 after a failure that the framework has told about. */
  readonly status: number;
  /**
   * Resolves when the pack for agents is in the folder, in which HTML may be changed before; rejects when
   * the site lacks a file for it.
   */
  readonly packed: Promise<void>;
}

/**
 * Renders the pages and files of the site into a folder; it is emptied before, and removed after a failure.
 *
 * @param folder absolute path
 * @throws Error when the pack for agents cannot be made
 */
export async function renderSite(
  folder: string,
  {args = [], env}: Options = {},
): Promise<Rendered> {
  const framework = spawn('docusaurus', ['build', ...args, OUT_DIR, folder], {
    stdio: 'inherit',
    env: {
      // The same pages on any number of CPUs: see src/config/performance.ts.
      SKIP_HTML_MINIFICATION: 'true',
      ...process.env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ROOM_FOR_NEW_OBJECTS].filter(Boolean).join(' '),
      ...env,
    },
    shell: process.platform === 'win32',
  });
  const pack = startPack(process.cwd());
  const [[status]] = await Promise.all([
    once(framework, 'close') as Promise<[number | null]>,
    pack.ready,
  ]).catch((error: unknown) => {
    framework.kill();
    throw error;
  });
  if (status !== 0) {
    rmSync(folder, {recursive: true, force: true});
    return {status: status ?? 1, packed: Promise.resolve()};
  }
  return {status, packed: pack.write(folder)};
}
