import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {cacheControlOf, isFile, isPacked, typeOf} from './files';

export interface Network {
  /** Delay before the first byte of a response, in milliseconds. */
  readonly latencyMs: number;
  /** Bits per second, shared by all responses; Infinity for no limit. */
  readonly bitsPerSecond: number;
}

/** A response that the host sent. */
interface Answered {
  readonly address: string;
  /** Bytes of the compressed body, without headers. */
  readonly bytes: number;
  readonly mime: string;
  readonly isPrefetch: boolean;
}

/** The requests since the last call. */
interface Taken {
  readonly bytes: number;
  readonly addresses: readonly string[];
  readonly answers: readonly Answered[];
}

export interface SlowHost {
  readonly url: string;
  taken(): Taken;
  /** Changes the network conditions. */
  become(network: Network): void;
  close(): Promise<void>;
}

interface Body {
  readonly bytes: Buffer;
  readonly tag: string;
}

const CHUNK_BYTES = 8 * 1024;

/**
 * Starts a static host behind a slow connection, with gzip and the cache headers that the site's hosts
 * send. The host is throttled, not the browser: the browser's own throttling leaves out workers.
 */
export async function startSlowHost(root: string): Promise<SlowHost> {
  const folder = path.resolve(root);
  const packed = new Map<string, Body>();
  let network: Network = {latencyMs: 0, bitsPerSecond: Infinity};
  let line: Promise<void> = Promise.resolve();
  let answers: Answered[] = [];

  const bodyOf = (file: string): Body => {
    const known = packed.get(file);
    if (known) {
      return known;
    }
    const plain = readFileSync(file);
    const bytes = isPacked(file) ? gzipSync(plain, {level: 9}) : plain;
    const tag = createHash('sha256').update(plain).digest('hex').slice(0, 16);
    const body = {bytes, tag: `"${tag}"`};
    packed.set(file, body);
    return body;
  };

  /** Sends a body in pieces; the pieces of all responses take turns on the one connection. */
  const send = async (response: ServerResponse, body: Buffer): Promise<void> => {
    await pause(network.latencyMs);
    for (let start = 0; start < body.length; start += CHUNK_BYTES) {
      const chunk = body.subarray(start, start + CHUNK_BYTES);
      const turn = line.then(() => pause((chunk.length * 8 * 1000) / network.bitsPerSecond));
      line = turn;
      await turn;
      response.write(chunk);
    }
    response.end();
  };

  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const inside = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const file = [inside, `${inside}.html`, path.join(inside, 'index.html')].find(isFile);
    const found = file ?? path.join(folder, '404.html');
    const {bytes, tag} = bodyOf(found);
    const isKnown = request.headers['if-none-match'] === tag;
    const body = isKnown ? Buffer.alloc(0) : bytes;
    const mime = typeOf(found);
    const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
    answers.push({
      address: pathname,
      bytes: body.length,
      mime: mime.replace(/;.*/, ''),
      isPrefetch: purpose.includes('prefetch'),
    });
    response.writeHead(file ? (isKnown ? 304 : 200) : 404, {
      'content-type': mime,
      'cache-control': cacheControlOf(pathname),
      etag: tag,
      vary: 'accept-encoding',
      ...(isKnown ? {} : {'content-length': body.length}),
      ...(isPacked(found) ? {'content-encoding': 'gzip'} : {}),
    });
    void send(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const taken = answers;
      answers = [];
      return {
        bytes: taken.reduce((sum, {bytes}) => sum + bytes, 0),
        addresses: taken.map(({address}) => address),
        answers: taken,
      };
    },
    become(next) {
      network = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
