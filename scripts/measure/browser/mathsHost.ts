import {readFileSync} from 'node:fs';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {katexFiles} from '../../../src/markdown/html/katexFiles';
import {katexStylesheet} from '../../../src/markdown/html/maths';
import {isFile, isPacked, typeOf} from './files';
import {selfSigned} from './selfSigned';

export interface MathsHost {
  /** Browser arguments that map the public host to this one. */
  readonly launchArgs: readonly string[];
  close(): Promise<void>;
}

/** The address from which pages load the maths stylesheet. */
export const MATHS_ORIGIN = new URL(katexStylesheet().href).origin;

/** Starts a local host for the maths stylesheet, so that no request leaves the machine. */
export async function startMathsHost(): Promise<MathsHost> {
  const {folder} = katexFiles();
  const root = new URL('.', katexStylesheet().href).pathname;
  const {hostname} = new URL(MATHS_ORIGIN);
  const server = createServer(selfSigned(hostname), (request, response) => {
    const {pathname} = new URL(request.url ?? '/', MATHS_ORIGIN);
    const file = path.join(folder, path.normalize(pathname.replace(root, '/')));
    if (!pathname.startsWith(root) || !isFile(file)) {
      response.writeHead(404).end();
      return;
    }
    const plain = readFileSync(file);
    const body = isPacked(file) ? gzipSync(plain, {level: 9}) : plain;
    response.writeHead(200, {
      'content-type': typeOf(file),
      'content-length': body.length,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isPacked(file) ? {'content-encoding': 'gzip'} : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    launchArgs: [
      `--host-resolver-rules=MAP ${hostname}:443 127.0.0.1:${port}`,
      '--ignore-certificate-errors',
    ],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
