import {createHmac} from 'node:crypto';

import {expect, test} from '@playwright/test';

import {type Environment, searchSettings, standInHosts} from '../../../src/search/environment';
import {searchOrigin} from '../../../src/search/hosted/origin';
import {writingRights} from '../../../src/search/keys';

const NOW = Date.UTC(2026, 0, 1);
const ALGOLIA_APP_ID = 'ABCDE12345';
const ALGOLIA_API_KEY = '0123456789abcdef0123456789abcdef';
const both = {ALGOLIA_APP_ID, ALGOLIA_API_KEY};

const settings = (env: Environment) => searchSettings(env, NOW);

function securedKey(restrictions: string): string {
  const signature = createHmac('sha256', ALGOLIA_API_KEY).update(restrictions).digest('hex');
  return Buffer.from(signature + restrictions).toString('base64');
}

test('without variables the site searches itself', () => {
  expect(settings({})).toEqual({provider: 'embedded', indexName: 'Documentation Website'});
  expect(settings({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' '}).provider).toBe('embedded');
});

test('id and key together ask the service', () => {
  const expected = {provider: 'algolia', indexName: 'Documentation Website'};
  expect(settings(both)).toEqual({
    ...expected,
    appId: ALGOLIA_APP_ID,
    apiKey: ALGOLIA_API_KEY,
  });
  expect(settings({...both, ALGOLIA_INDEX_NAME: 'other'}).indexName).toBe('other');
});

test('SEARCH_PROVIDER decides where both could be meant', () => {
  expect(settings({...both, SEARCH_PROVIDER: 'embedded'}).provider).toBe('embedded');
  expect(settings({...both, SEARCH_PROVIDER: 'algolia'}).provider).toBe('algolia');
  expect(() => settings({SEARCH_PROVIDER: 'google'})).toThrow(
    /SEARCH_PROVIDER is “google”: set it to embedded or algolia/,
  );
});

for (const [missing, env] of [
  ['ALGOLIA_APP_ID', {SEARCH_PROVIDER: 'algolia'}],
  ['ALGOLIA_APP_ID', {ALGOLIA_API_KEY}],
  ['ALGOLIA_API_KEY', {SEARCH_PROVIDER: 'algolia', ALGOLIA_APP_ID}],
  ['ALGOLIA_API_KEY', {ALGOLIA_APP_ID}],
] as const) {
  test(`${Object.keys(env).join(' and ')} alone says that ${missing} is missing [5.4]`, () => {
    expect(() => settings(env)).toThrow(
      new RegExp(`^${missing} is missing: set it to .*SEARCH_PROVIDER=embedded`),
    );
  });
}

test('ids and keys that cannot be such are refused', () => {
  expect(() => settings({...both, ALGOLIA_APP_ID: 'my-app'})).toThrow(/^ALGOLIA_APP_ID is no/);
  expect(() => settings({...both, ALGOLIA_API_KEY: 'secret'})).toThrow(
    /^ALGOLIA_API_KEY is no key/,
  );
});

for (const name of ['ALGOLIA_WRITE_API_KEY', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_ADMIN_KEY']) {
  test(`the key of ${name} is not put into pages`, () => {
    expect(() => settings({...both, [name]: ALGOLIA_API_KEY})).toThrow(
      new RegExp(`ALGOLIA_API_KEY is the same as ${name}.*search-only key`),
    );
    expect(settings({...both, [name]: 'f'.repeat(32)}).provider).toBe('algolia');
  });
}

test('a secured key must be for the index and must not have ended', () => {
  const withKey = (restrictions: string) => () =>
    settings({...both, ALGOLIA_API_KEY: securedKey(restrictions)});
  expect(withKey('restrictIndices=Documentation%20Website')().provider).toBe('algolia');
  expect(withKey('restrictIndices=%5B%22Documentation*%22%5D')().provider).toBe('algolia');
  expect(withKey(`validUntil=${NOW / 1000 + 60}`)().provider).toBe('algolia');
  expect(withKey('restrictIndices=shop,blog')).toThrow(/restrictIndices=shop,blog/);
  expect(withKey(`validUntil=${NOW / 1000 - 60}`)).toThrow(/has ended/);
  expect(withKey('validUntil=soon')).toThrow(/has ended/);
});

test('only this machine may stand in for the service', () => {
  const hosts = (SEARCH_STAND_IN: string) => () => standInHosts({SEARCH_STAND_IN});
  expect(hosts('http://localhost:4000, http://127.0.0.1:4001/')()).toEqual([
    'http://localhost:4000',
    'http://127.0.0.1:4001',
  ]);
  for (const other of [
    'https://example.com',
    'http://localhost.example.com',
    'ftp://localhost',
    'x',
  ]) {
    expect(hosts(other)).toThrow(/^SEARCH_STAND_IN names .*this machine only/);
  }
  expect(() => settings({...both, SEARCH_STAND_IN: 'https://example.com'})).toThrow(/STAND_IN/);
});

test('pages connect ahead to the host that is asked first', () => {
  expect(searchOrigin(settings({}))).toBeUndefined();
  expect(searchOrigin(settings(both))).toBe('https://ABCDE12345-dsn.algolia.net');
});

test('rights to write are told from rights to read', () => {
  expect(writingRights(['search', 'browse', 'settings'])).toEqual([]);
  expect(writingRights(['search', 'addObject', 'editSettings'])).toEqual([
    'addObject',
    'editSettings',
  ]);
});
