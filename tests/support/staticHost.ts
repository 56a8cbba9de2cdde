import {createReadStream, existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {isFile, typeOf} from '../../scripts/measure/browser/files';
import {type HeaderRule, readHeaders} from './headersFile';

export interface StaticHost {
  /** Origin and prefix without a trailing slash, such as http://127.0.0.1:40123. */
  readonly url: string;
  close(): Promise<void>;
}

/** Returns the file for an address: itself, its `.html`, or a folder's index for a trailing slash. */
function fileFor(root: string, address: string): string | null {
  const inside = path.normalize(path.join(root, decodeURIComponent(address)));
  if (!inside.startsWith(root)) {
    return null;
  }
  const candidates = address.endsWith('/')
    ? [path.join(inside, 'index.html')]
    : [inside, `${inside}.html`];
  return candidates.find(isFile) ?? null;
}

/** What `_headers` of the folder, if it has one, says for all addresses. */
function headersForAll(folder: string): HeaderRule['headers'] {
  const file = path.join(folder, '_headers');
  const rules = existsSync(file) ? readHeaders(readFileSync(file, 'utf8')) : [];
  return rules.find(({addresses}) => addresses === '/*')?.headers ?? {};
}

/**
 * Starts a plain static host: it serves a file or 404.html and redirects nothing. Of the build's
 * `_headers` it sends those for all addresses, such as the Content Security Policy.
 *
 * @param root folder of the built site
 * @param prefix path under which the host serves the folder; '' for the root, '/sub' to serve a build
 *   below a path it was not made for
 * @param port 0 picks a free one
 * @param cacheControl value of the `Cache-Control` header
 */
export async function startStaticHost(
  root: string,
  prefix = '',
  port = 0,
  cacheControl = 'no-store',
): Promise<StaticHost> {
  const folder = path.resolve(root);
  const headers = headersForAll(folder);
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const own = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
    const found = own === null ? null : fileFor(folder, own);
    const file = found ?? path.join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      ...headers,
      'content-type': typeOf(file),
      'cache-control': cacheControl,
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}${prefix}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
