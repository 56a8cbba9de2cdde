import {once} from 'node:events';
import path from 'node:path';

import type {PackOrder} from '../../src/exports/pack/packInThread';
import {startThread} from '../../src/lib/startThread';

/** Makes the pack for agents in a thread of its own. */
export interface PackThread {
  /** Resolves when all but the files of the site is ready; rejects when the pack cannot be made. */
  readonly ready: Promise<void>;
  /** Adds the pack to the built site in a folder; it reads no HTML. Rejects when the site lacks a file. */
  readonly write: (folder: string) => Promise<void>;
}

/** Starts to prepare the pack. */
export function startPack(root: string): PackThread {
  const thread = startThread(path.join(root, 'src/exports/pack/packInThread.ts'), 'packInThread');
  const ask = async (folder?: string): Promise<void> => {
    thread.ref();
    thread.postMessage({root, folder} satisfies PackOrder);
    await once(thread, 'message');
    thread.unref();
  };
  return {ready: ask(), write: ask};
}
