import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {isFile, isPacked, typeOf} from './files';

export interface Network {
  /** Wait before the first byte of an answer, in milliseconds. */
  readonly latencyMs: number;
  /** Bits a second, shared by all answers; Infinity for no limit. */
  readonly bitsPerSecond: number;
}

export interface SlowHost {
  readonly url: string;
  /** Bytes sent since the last call, with the addresses asked for. */
  taken(): {readonly bytes: number; readonly addresses: readonly string[]};
  /** From now on the network is another. */
  become(network: Network): void;
  close(): Promise<void>;
}

const CHUNK_BYTES = 8 * 1024;

/**
 * A static host behind a slow line, with gzip. The line is the host's, not the browser's: what a
 * worker fetches is slow too, which the browser's own throttling leaves out.
 */
export async function startSlowHost(root: string): Promise<SlowHost> {
  const folder = path.resolve(root);
  const packed = new Map<string, Buffer>();
  let network: Network = {latencyMs: 0, bitsPerSecond: Infinity};
  let line: Promise<void> = Promise.resolve();
  let bytes = 0;
  let addresses: string[] = [];

  const bodyOf = (file: string): Buffer => {
    const known = packed.get(file);
    if (known) {
      return known;
    }
    const plain = readFileSync(file);
    const body = isPacked(file) ? gzipSync(plain, {level: 9}) : plain;
    packed.set(file, body);
    return body;
  };

  /** Chunks of all answers take turns on the one line. */
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
    const body = bodyOf(found);
    bytes += body.length;
    addresses.push(pathname);
    response.writeHead(file ? 200 : 404, {
      'content-type': typeOf(found),
      'cache-control': 'max-age=600',
      ...(isPacked(found) ? {'content-encoding': 'gzip'} : {}),
    });
    void send(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const result = {bytes, addresses};
      bytes = 0;
      addresses = [];
      return result;
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
