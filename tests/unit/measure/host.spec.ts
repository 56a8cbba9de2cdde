import {X509Certificate} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {selfSigned} from '../../../scripts/measure/browser/selfSigned';
import {startSlowHost} from '../../../scripts/measure/browser/slowHost';
import {outputPath} from '../support/outputPath';

const words = 'a page of words, words, words and words';

test('the host packs text, keeps digested files for good and answers a known page briefly', async () => {
  const root = outputPath('build');
  mkdirSync(path.join(root, 'assets/js'), {recursive: true});
  writeFileSync(path.join(root, 'page.html'), words);
  writeFileSync(path.join(root, '404.html'), 'none');
  writeFileSync(path.join(root, 'assets/js/a.1f.js'), words);
  const host = await startSlowHost(root);
  const get = (address: string, headers = {}) =>
    fetch(`${host.url}${address}`, {headers: {'accept-encoding': 'gzip', ...headers}});
  try {
    const page = await get('/page');
    expect(await page.text()).toBe(words);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-encoding')).toBe('gzip');
    const again = await get('/page', {'if-none-match': page.headers.get('etag') ?? ''});
    expect(again.status).toBe(304);
    const script = await get('/assets/js/a.1f.js', {'sec-purpose': 'prefetch'});
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await get('/none')).status).toBe(404);
    const {answers, bytes, addresses} = host.taken();
    expect(addresses).toEqual(['/page', '/page', '/assets/js/a.1f.js', '/none']);
    expect(answers.map(({isPrefetch}) => isPrefetch)).toEqual([false, false, true, false]);
    expect(answers.map((answer) => answer.bytes)[1]).toBe(0);
    expect(bytes).toBeGreaterThan(0);
    expect(host.taken().addresses).toEqual([]);
  } finally {
    await host.close();
  }
});

test('the certificate of a stand-in is a sound one, for its name, new each time', () => {
  const {key, cert} = selfSigned('cdn.example.com');
  const read = new X509Certificate(cert);
  expect(read.subject).toBe('CN=cdn.example.com');
  expect(read.verify(read.publicKey)).toBe(true);
  expect(new Date(read.validTo).getTime()).toBeGreaterThan(Date.now());
  expect(key).toContain('PRIVATE KEY');
  expect(selfSigned('cdn.example.com').cert).not.toBe(cert);
});
