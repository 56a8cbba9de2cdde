import path from 'node:path';
import {Worker} from 'node:worker_threads';

/**
 * Starts a thread that answers each message with what a function returns for it. Messages and answers are
 * copied (https://developer.mozilla.org/docs/Web/API/Web_Workers_API/Structured_clone_algorithm). The process
 * ends without it, unless the caller calls its `ref`.
 *
 * @param file path of the module, in TypeScript
 * @param name of the function that the module exports
 * @returns the thread; its event `error` has what the function throws
 */
export function startThread(file: string, name: string): Worker {
  const thread = new Worker(path.join(__dirname, 'thread.mjs'), {workerData: {file, name}});
  thread.unref();
  return thread;
}
