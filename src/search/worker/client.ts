import {PACK_FILE} from '../settings';
import {
  SearchUnavailable,
  type SearchClient,
  type SearchRequest,
  type SearchResult,
} from '../types';
import type {Question, Reply} from './messages';

type Results = readonly SearchResult[];

/** What the client needs of a worker. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(
    type: 'message' | 'error' | 'messageerror',
    listener: (event: {readonly data?: unknown; readonly message?: string}) => void,
  ): void;
};

interface Pending {
  readonly resolve: (results: Results) => void;
  readonly reject: (error: SearchUnavailable) => void;
}

/**
 * The engine in a worker of this page. The worker starts with the first query; after a failure the
 * next query starts a new one, so nothing has to be loaded again.
 *
 * @param folder path or URL of the site's folder, with a slash at its end
 */
export function embeddedClient(folder: string, startWorker: () => EngineWorker): SearchClient {
  const pack = new URL(`${folder}${PACK_FILE}`, globalThis.location.href).href;
  let connection: Connection | undefined;
  return {
    search: async ({requests}) => {
      connection = connection?.isOpen ? connection : new Connection(pack, startWorker);
      return {results: await connection.ask(requests)};
    },
  };
}

/** One worker and the questions that it has yet to answer. */
class Connection {
  isOpen = true;
  private readonly pending = new Map<number, Pending>();
  private readonly worker: EngineWorker;
  private lastId = 0;

  constructor(
    private readonly pack: string,
    startWorker: () => EngineWorker,
  ) {
    try {
      this.worker = startWorker();
    } catch (cause) {
      throw new SearchUnavailable('worker', 'the browser did not start it', {cause});
    }
    this.worker.addEventListener('message', ({data}) => this.receive(data as Reply));
    // The script of the worker could not be fetched or run; browsers do not say which.
    this.worker.addEventListener('error', ({message}) => {
      const failure = globalThis.navigator.onLine ? 'worker' : 'offline';
      this.close(new SearchUnavailable(failure, message || 'its script does not run'));
    });
    this.worker.addEventListener('messageerror', () =>
      this.close(new SearchUnavailable('worker', 'its answer cannot be read')),
    );
  }

  ask(requests: readonly SearchRequest[]): Promise<Results> {
    this.lastId += 1;
    const question: Question = {id: this.lastId, pack: this.pack, requests};
    return new Promise((resolve, reject) => {
      try {
        this.worker.postMessage(question);
        this.pending.set(question.id, {resolve, reject});
      } catch (cause) {
        // What cannot be copied to a worker; the worker itself is as it was.
        reject(new SearchUnavailable('worker', 'the question cannot be sent to it', {cause}));
      }
    });
  }

  private receive(reply: Reply): void {
    if ('failure' in reply) {
      this.close(new SearchUnavailable(reply.failure, reply.detail));
      return;
    }
    this.pending.get(reply.id)?.resolve(reply.results);
    this.pending.delete(reply.id);
  }

  /** Ends the worker; all that were waiting fail with the same reason. */
  private close(error: SearchUnavailable): void {
    this.isOpen = false;
    this.worker.terminate();
    this.pending.forEach(({reject}) => reject(error));
    this.pending.clear();
  }
}
