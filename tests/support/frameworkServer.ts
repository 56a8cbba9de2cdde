import {spawn} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';

import {freePort} from '../../scripts/testing/freePort';
import {buildFolder} from './site';

const POLL_MS = 50;

/** A running server of the framework. */
export interface FrameworkServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly close: () => void;
}

/** Sends one request and returns whether it was answered; waits a moment if the port is closed. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    await setTimeout(POLL_MS);
    return false;
  }
}

/**
 * Runs a server command of the framework on a free port.
 *
 * @param args the command and its arguments, without host and port
 * @returns when it responds
 * @throws with its output, when it exits before that
 */
async function startFramework(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<FrameworkServer> {
  const port = await freePort();
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const all = [cli, ...args, '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, all, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const url = `http://127.0.0.1:${port}`;
  // It prints its address before it listens: only a response shows that it is ready.
  while (!(await answers(url))) {
    if (child.exitCode !== null) {
      throw new Error(`docusaurus ${args[0]} ended:\n${output}`);
    }
  }
  return {url, close: () => child.kill()};
}

/** Runs `npm run serve` on the build under test. */
export const startFrameworkServer = (): Promise<FrameworkServer> =>
  startFramework(['serve', '--dir', buildFolder]);

/**
 * Runs `npm start`, the development server, on a site.
 *
 * @param folder of the site
 */
export const startDevServer = (folder: string): Promise<FrameworkServer> =>
  startFramework(['start', folder], {
    NODE_ENV: 'development',
    NO_UPDATE_NOTIFIER: '1',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
