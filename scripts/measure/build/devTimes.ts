import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';

import type {Browser} from '@playwright/test';

import {freePort} from '../../testing/freePort';
import {pause} from '../browser/waiting';
import {CHANGED_ADDRESS, changePage, startCommand} from './siteCopy';

/** Seconds that a writer waits for `npm start`. */
export interface DevTimes {
  /** From the command to the heading of a guide. */
  readonly start: number;
  /** From a file's change to its words in the open page. */
  readonly edits: readonly number[];
}

const HOST = '127.0.0.1';
const EDITS = 3;
/** Between two edits: a writer reads before the next one. */
const READING_MS = 3000;
const POLL_MS = 50;
const LONGEST_MS = 300_000;

/**
 * Starts the development server on a copy of the site, opens a guide and edits it.
 *
 * @param folder of the copy
 * @param firstRound number of the first edit, so that each has words of its own
 * @throws with the server's output when it ends by itself, or when a page does not come
 */
export async function devTimes(
  folder: string,
  browser: Browser,
  firstRound: number,
): Promise<DevTimes> {
  const port = await freePort();
  const [file = '', ...args] = startCommand(folder, port);
  const began = performance.now();
  // In a group of its own: npm does not end the server that it starts.
  const server = spawn(file, args, {detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-3000);
    });
  }
  const page = await browser.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  try {
    await listening(port, () => {
      if (server.exitCode !== null) {
        throw new Error(`npm start ended with ${server.exitCode}:\n${output}`);
      }
    });
    await page.goto(`http://${HOST}:${port}${CHANGED_ADDRESS}`);
    await page.getByRole('heading', {level: 1}).first().waitFor();
    const start = secondsSince(began);
    const edits: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      await pause(READING_MS);
      const saved = performance.now();
      const words = changePage(folder, firstRound + edit);
      await page.getByText(words).waitFor();
      edits.push(secondsSince(saved));
    }
    return {start, edits};
  } finally {
    await page.close();
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid);
    }
  }
}

/**
 * Waits until a server listens. A browser is not asked: each page that says that there is none costs time
 * that the server needs.
 */
async function listening(port: number, check: () => void): Promise<void> {
  for (;;) {
    check();
    const socket = connect({port, host: HOST});
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) {
      return;
    }
    await pause(POLL_MS);
  }
}

const secondsSince = (time: number): number => (performance.now() - time) / 1000;
