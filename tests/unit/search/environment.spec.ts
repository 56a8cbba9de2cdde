import {createHmac} from 'node:crypto';
import {createRequire} from 'node:module';

import type {PluginModule, ThemeConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';

import {type Environment, hostedSearch, standInHosts} from '../../../src/search/environment';
import {searchOrigin} from '../../../src/search/hosted/origin';
import {writingRights} from '../../../src/search/keys';
import type {HostedSearch} from '../../../src/search/settings';

/** The framework's own check of `themeConfig.algolia`; its types leave it out. */
const {validateThemeConfig} = createRequire(__filename)('@docusaurus/theme-search-algolia') as {
  validateThemeConfig: NonNullable<PluginModule['validateThemeConfig']>;
};

const NOW = Date.UTC(2026, 0, 1);
const ALGOLIA_APP_ID = 'ABCDE12345';
const ALGOLIA_API_KEY = '0123456789abcdef0123456789abcdef';
const both = {ALGOLIA_APP_ID, ALGOLIA_API_KEY};

const settings = (env: Environment) => hostedSearch(env, NOW);

function securedKey(restrictions: string): string {
  const signature = createHmac('sha256', ALGOLIA_API_KEY).update(restrictions).digest('hex');
  return Buffer.from(signature + restrictions).toString('base64');
}

test('without variables the site searches itself', () => {
  expect(settings({})).toBeUndefined();
  expect(settings({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' '})).toBeUndefined();
});

test('id and key together ask the service', () => {
  expect(settings(both)).toEqual({
    indexName: 'Documentation Website',
    contextualSearch: true,
    searchPagePath: 'search',
    appId: ALGOLIA_APP_ID,
    apiKey: ALGOLIA_API_KEY,
  });
  expect(settings({...both, ALGOLIA_INDEX_NAME: 'other'})?.indexName).toBe('other');
});

test('the framework takes what the environment gives, and nothing that it would lack', () => {
  const validate = (themeConfig: object) =>
    validateThemeConfig({
      themeConfig: themeConfig as ThemeConfig,
      validate: (schema, value) => {
        const {error, value: known} = schema.validate(value, {convert: false});
        if (error) {
          throw error;
        }
        return known as ThemeConfig;
      },
    });
  const algolia = settings({...both, SEARCH_STAND_IN: 'http://localhost:4000'});
  expect(validate({algolia})).toMatchObject({algolia});
  expect(() => validate({algolia: {...algolia, appId: undefined}})).toThrow(/algolia.appId/);
});

test('SEARCH_PROVIDER decides where both could be meant', () => {
  expect(settings({...both, SEARCH_PROVIDER: 'embedded'})).toBeUndefined();
  expect(settings({...both, SEARCH_PROVIDER: 'algolia'})?.apiKey).toBe(ALGOLIA_API_KEY);
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
    expect(settings({...both, [name]: 'f'.repeat(32)})?.apiKey).toBe(ALGOLIA_API_KEY);
  });
}

test('a secured key must be for the index and must not have ended', () => {
  const withKey = (restrictions: string) => () =>
    settings({...both, ALGOLIA_API_KEY: securedKey(restrictions)});
  expect(withKey('restrictIndices=Documentation%20Website')()?.apiKey).toBeTruthy();
  expect(withKey('restrictIndices=%5B%22Documentation*%22%5D')()?.apiKey).toBeTruthy();
  expect(withKey(`validUntil=${NOW / 1000 + 60}`)()?.apiKey).toBeTruthy();
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
  const hosted = settings(both) as HostedSearch;
  expect(searchOrigin(hosted)).toBe('https://ABCDE12345-dsn.algolia.net');
  const SEARCH_STAND_IN = 'http://localhost:4000,http://localhost:4001';
  expect(searchOrigin(settings({...both, SEARCH_STAND_IN}) as HostedSearch)).toBe(
    'http://localhost:4000',
  );
});

test('rights to write are told from rights to read', () => {
  expect(writingRights(['search', 'browse', 'settings'])).toEqual([]);
  expect(writingRights(['search', 'addObject', 'editSettings'])).toEqual([
    'addObject',
    'editSettings',
  ]);
});
