import {createReadStream, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {isFile, typeOf} from '../../scripts/measure/browser/files';
import {COPY_NAME, ZIP_FILE} from '../../src/exports/offline/copy';
import startSite from '../support/startSite';
import {readZip, writeUnzipped} from '../support/unzip';

/** A name as browsers give to a second download: spaces and brackets mean something in addresses. */
const PARENT = path.resolve('test-results/copies (1)');

/** Serves files under their names, and nothing else, as the plainest host does. */
async function startPlainHost(folder: string): Promise<{url: string; close: () => void}> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const file = path.join(folder, decodeURIComponent(pathname));
    if (isFile(file)) {
      response.writeHead(200, {'content-type': typeOf(file)});
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, close: () => void server.close()};
}

/** Unpacks the copy and serves the folder around it, next to the site. */
export default async function startCopies(): Promise<() => Promise<void>> {
  const closeSite = await startSite();
  rmSync(PARENT, {recursive: true, force: true});
  writeUnzipped(await readZip(ZIP_FILE), PARENT);
  const host = await startPlainHost(path.dirname(PARENT));
  const folder = encodeURIComponent(path.basename(PARENT));
  process.env.TEST_ROOT_OF_SITE = `${process.env.TEST_BASE_URL}/`;
  process.env.TEST_ROOT_OF_HOST = `${host.url}/${folder}/${COPY_NAME}/`;
  process.env.TEST_ROOT_OF_DISK = `${pathToFileURL(path.join(PARENT, COPY_NAME)).href}/`;
  return async () => {
    host.close();
    await closeSite();
  };
}
