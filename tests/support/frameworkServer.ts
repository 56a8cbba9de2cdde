import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';

import {buildFolder} from './site';

const POLL_MS = 50;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Asks once, a moment later when nobody listens. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    await setTimeout(POLL_MS);
    return false;
  }
}

/**
 * `npm run serve` on a free port.
 *
 * @returns its origin, and how to end it
 */
export async function startFrameworkServer(): Promise<{url: string; close(): void}> {
  const port = await freePort();
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [
    cli,
    'serve',
    '--no-open',
    '--dir',
    buildFolder,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const url = `http://127.0.0.1:${port}`;
  // It names its address before it listens there: only an answer tells that it is ready.
  while (!(await answers(url))) {
    if (child.exitCode !== null) {
      throw new Error(`docusaurus serve ended:\n${output}`);
    }
  }
  return {url, close: () => child.kill()};
}
