import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import express from 'express';

import {searchDevPlugin} from '../../../src/plugins/search-dev';
import {PACK_FILE} from '../../../src/search/settings';
import {outputPath} from '../support/outputPath';

type Static = {directory: string; publicPath: string; staticOptions: object};

function staticOf(siteDir: string, baseUrl: string, isServer: boolean): Static[] {
  const {configureWebpack} = searchDevPlugin({siteDir, baseUrl} as LoadContext);
  const config = (configureWebpack as unknown as (...args: unknown[]) => unknown)({}, isServer);
  return (config as {devServer?: {static: Static[]}}).devServer?.static ?? [];
}

test('`npm start` hands out the records of the last build, and leaves the search page alone', async () => {
  const site = outputPath('site');
  const pack = path.join(site, 'build', PACK_FILE);
  mkdirSync(path.dirname(pack), {recursive: true});
  writeFileSync(pack, '{}');
  writeFileSync(path.join(path.dirname(pack), 'index.html'), 'built page');
  expect(staticOf(site, '/docs/', true), 'the server has nothing to hand out').toEqual([]);
  const [folder] = staticOf(site, '/docs/', false);

  // As the development server does it.
  const app = express();
  app.use(folder?.publicPath ?? '', express.static(folder?.directory ?? '', folder?.staticOptions));
  app.use((_request, response) => void response.send('development page'));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const get = async (address: string) =>
    (await fetch(`http://127.0.0.1:${port}${address}`, {redirect: 'manual'})).text();
  expect(await get(`/docs/${PACK_FILE}`)).toBe('{}');
  for (const address of ['/docs/search', '/docs/search/', '/docs/search?q=pod']) {
    expect(await get(address), address).toBe('development page');
  }
  server.close();
});
