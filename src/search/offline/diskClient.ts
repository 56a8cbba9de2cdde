import {growingEngine} from '../engine/createEngine';
import {unpack} from '../records/unpack';
import {type SearchClient, SearchUnavailable} from '../types';
import {answering} from '../worker/answering';
import {type EngineWorker, embeddedClient} from '../worker/client';
import {messageOf} from '../worker/loadRecords';
import type {Question} from '../worker/messages';
import {loadPackScript, PACK_SCRIPT} from './packScript';

/** Returns an engine in the page: from disk, browsers start no worker and fetch no file. */
function engineInPage(folder: string): EngineWorker {
  const messages = new EventTarget();
  const ask = answering({
    load: async () => growingEngine(await recordsOf(new URL(PACK_SCRIPT, folder).href)),
    reply: (data) => messages.dispatchEvent(new MessageEvent('message', {data})),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });
  return {
    // Later, as a worker would: the one who asks has noted the question by then.
    postMessage: (question: Question) => queueMicrotask(() => ask(question)),
    terminate: () => undefined,
    addEventListener: (type, listener) =>
      messages.addEventListener(type, listener as EventListener),
  };
}

async function recordsOf(script: string) {
  try {
    return unpack(await loadPackScript(script));
  } catch (cause) {
    throw new SearchUnavailable('records', messageOf(cause), {cause});
  }
}

/**
 * The embedded client for a copy of the site on disk.
 *
 * @param folder URL of the copy's folder, with a slash at its end
 */
export function diskClient(folder: string): SearchClient {
  return embeddedClient(folder, () => engineInPage(folder));
}
