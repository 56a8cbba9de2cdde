import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

import type {SearchRequest} from '../../src/search/types';
import {answerOf, emptyIndex, type Index} from './hostedIndex';

export const APP_ID = 'STANDIN001';
export const SEARCH_KEY = '5ea4c45ea4c45ea4c45ea4c45ea4c4ee';
export const WRITE_KEY = '3417e3417e3417e3417e3417e3417eff';

/** A request as the stand-in saw it. */
interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** What the stand-in does instead of answering. */
export type Behaviour =
  | {readonly status: number; readonly body?: unknown; readonly text?: string}
  | 'never answer'
  | 'break off';

export interface StandIn {
  readonly url: string;
  readonly seen: Seen[];
  readonly indexes: Map<string, Index>;
  /** Rights of the keys that it knows. */
  readonly keys: Map<string, string[]>;
  /** Called for each request; undefined lets the stand-in answer it. */
  behave: (seen: Seen) => Behaviour | undefined;
  close(): Promise<void>;
}

type Answer = [status: number, body: unknown];
type Fields = Record<string, unknown>;

const message = (status: number, text: string): Answer => [status, {message: text, status}];

/** Returns the right that a request needs, from its method and the path after the index. */
function rightFor(method: string, rest: string): string {
  if (rest === 'queries') return 'search';
  if (rest === 'browse') return 'browse';
  if (rest === '' && method === 'DELETE') return 'deleteIndex';
  if (rest === 'settings' && method === 'GET') return 'settings';
  if (/^(settings|synonyms|rules)/.test(rest)) return 'editSettings';
  return 'addObject';
}

/** Starts a local server that implements the part of the hosted service that this site uses. */
export async function startStandIn(): Promise<StandIn> {
  const indexes = new Map<string, Index>();
  const seen: Seen[] = [];
  const keys = new Map([
    [SEARCH_KEY, ['search']],
    [
      WRITE_KEY,
      ['search', 'browse', 'addObject', 'deleteObject', 'deleteIndex', 'settings', 'editSettings'],
    ],
  ]);
  let task = 0;

  const made = (): Answer => [200, {taskID: ++task, updatedAt: '2026-01-01T00:00:00Z'}];
  const indexAt = (name: string): Index => {
    const index = indexes.get(name) ?? emptyIndex();
    indexes.set(name, index);
    return index;
  };

  function operate(name: string, {operation, destination, scope}: Fields): Answer {
    const from = indexes.get(name);
    if (!from) return message(404, `Index ${name} does not exist`);
    if (operation === 'move') {
      indexes.set(destination as string, from);
      indexes.delete(name);
    } else {
      const to = indexAt(destination as string);
      for (const part of scope as ('settings' | 'synonyms' | 'rules')[]) {
        to[part] = structuredClone(from[part]) as never;
      }
    }
    return made();
  }

  function batch(name: string, {requests}: Fields): Answer {
    const {objects} = indexAt(name);
    for (const {action, body} of requests as {action: string; body: Fields}[]) {
      if (action === 'deleteObject') objects.delete(body.objectID as string);
      else objects.set(body.objectID as string, body);
    }
    return made();
  }

  function ofIndex(name: string, rest: string, {method, body}: Seen): Answer {
    const fields = (body ?? {}) as Fields;
    if (rest.startsWith('task/')) return [200, {status: 'published', pendingTask: false}];
    if (rest === 'batch') return batch(name, fields);
    if (rest === 'operation') return operate(name, fields);
    if (rest === 'settings' && method === 'PUT') {
      Object.assign(indexAt(name).settings, fields);
      return made();
    }
    if (rest === 'synonyms/clear') {
      indexAt(name).synonyms = [];
      return made();
    }
    if (rest === '' && method === 'DELETE') {
      indexes.delete(name);
      return made();
    }
    const index = indexes.get(name);
    if (!index) return message(404, `Index ${name} does not exist`);
    if (rest === 'settings') return [200, {...index.settings, version: 2}];
    if (rest === 'browse') {
      const start = Number(fields.cursor ?? 0);
      const all = [...index.objects.values()];
      const end = start + Number(fields.hitsPerPage ?? 1000);
      const cursor = end < all.length ? {cursor: String(end)} : {};
      return [200, {hits: all.slice(start, end), nbHits: all.length, ...cursor}];
    }
    return message(404, `The stand-in knows no ${method} ${rest}`);
  }

  function answer(request: Seen): Answer {
    const inBrowser = request.path.endsWith('/queries');
    const part = inBrowser ? request.query : request.headers;
    const key = String(part['x-algolia-api-key']);
    const rights = keys.get(key);
    if (part['x-algolia-application-id'] !== APP_ID || !rights) {
      return message(403, 'Invalid Application-ID or API key');
    }
    if (request.path === `/1/keys/${key}`) {
      return [200, {value: key, createdAt: 1, acl: rights, validity: 0}];
    }
    const [, name, rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(request.path) ?? [];
    if (name === undefined) return message(404, 'Path not found');
    if (!rights.includes(rightFor(request.method, rest))) {
      return message(403, 'Method not allowed with this API key');
    }
    if (!inBrowser) return ofIndex(decodeURIComponent(name), rest, request);
    const {requests} = request.body as {requests: SearchRequest[]};
    const missing = requests.find(({indexName}) => !indexes.has(indexName));
    if (missing) return message(404, `Index ${missing.indexName} does not exist`);
    return [200, {results: requests.map((one) => answerOf(indexAt(one.indexName), one))}];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://stand-in');
    const one: Seen = {
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    seen.push(one);
    const behaviour = standIn.behave(one);
    if (behaviour === 'never answer') return;
    if (behaviour === 'break off') {
      request.socket.destroy();
      return;
    }
    const [status, body] = behaviour
      ? [behaviour.status, behaviour.body ?? {message: 'Told to fail'}]
      : answer(one);
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    response.end(behaviour?.text ?? JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    indexes,
    keys,
    behave: () => undefined,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
  return standIn;
}
