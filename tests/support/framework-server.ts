import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';

import {buildFolder} from './site';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
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
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(String(port))) {
        resolve();
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`docusaurus serve ended:\n${output}`)));
  });
  return {url: `http://127.0.0.1:${port}`, close: () => child.kill()};
}
