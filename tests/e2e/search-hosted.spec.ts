import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, type Page, test} from '@playwright/test';

import {RECORDS_FILE} from '../../src/search/settings';
import {emptyIndex} from '../support/hosted-index';
import {APP_ID, SEARCH_KEY, type StandIn, startStandIn} from '../support/hosted-stand-in';
import {buildMiniSite, type MiniBuild} from '../support/miniSite';
import {someRecords} from '../support/searchRecords';
import {startStaticHost, type StaticHost} from '../support/static-host';

/* The site built for the hosted service, with a server of this machine in its place. */

// One build of each mode for all.
test.describe.configure({mode: 'default'});

const INDEX = 'Documentation Website';

const files = {
  'docs/pods.md': '---\ntitle: Run a pod\n---\n\n## Start it\n\nA pod serves data.\n',
  // Asks the client of the site, whatever box and page are made of it.
  'pages/ask.js': `
    import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
    import {useState} from 'react';
    import {searchClient} from '../src/search/client';

    export default function Ask() {
      const {siteConfig} = useDocusaurusContext();
      const [answer, setAnswer] = useState('none');
      async function ask() {
        setAnswer('asking');
        try {
          const client = await searchClient({
            settings: siteConfig.customFields.search,
            baseUrl: siteConfig.baseUrl,
          });
          const {results} = await client.search({
            requests: [{
              indexName: siteConfig.customFields.search.indexName,
              query: 'pod',
              facetFilters: ['language:en', ['docusaurus_tag:docs-api-current']],
            }],
          });
          setAnswer(results[0].hits.map(({url}) => url).join(' '));
        } catch (error) {
          setAnswer(error.name + ' ' + error.failure);
        }
      }
      return <main><button onClick={ask}>Ask</button><p role="status">{answer}</p></main>;
    }`,
};

let service: StandIn;
let hosted: MiniBuild;
let host: StaticHost;

function build(name: string, env: NodeJS.ProcessEnv): Promise<MiniBuild> {
  const none = {
    ALGOLIA_APP_ID: '',
    ALGOLIA_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
    SEARCH_PROVIDER: '',
  };
  return buildMiniSite(name, files, {}, {...none, ...env});
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  service = await startStandIn();
  const objects = new Map(someRecords.map((record) => [record.objectID, {...record}]));
  service.indexes.set(INDEX, {...emptyIndex(), objects});
  hosted = await build('search-hosted', {
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_API_KEY: SEARCH_KEY,
    SEARCH_STAND_IN: service.url,
  });
  expect(hosted.passed, hosted.output).toBe(true);
  host = await startStaticHost(hosted.folder);
});

test.afterAll(async () => {
  await host?.close();
  await service.close();
});

test.beforeEach(() => {
  service.seen.length = 0;
  service.behave = () => undefined;
});

/** Origins that the page asks besides its own. */
function watchOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (/^http/.test(protocol) && origin !== host.url) {
      origins.add(origin);
    }
  });
  return origins;
}

test('each page connects ahead to the service', () => {
  for (const file of ['index.html', 'guides/pods.html', '404.html']) {
    const html = readFileSync(path.join(hosted.folder, file), 'utf8');
    const links = html.match(/<link[^>]*rel="?preconnect"?[^>]*>/g) ?? [];
    expect(links, file).toHaveLength(1);
    expect(links[0]).toContain(service.url);
  }
});

test('the client asks the service, with the right request, and nobody else', async ({page}) => {
  const origins = watchOrigins(page);
  await page.goto(`${host.url}/ask`);
  await expect(page.getByRole('status').getByText('none')).toBeVisible();
  expect([...origins], 'before anybody asks').toEqual([]);
  await page.getByRole('button', {name: 'Ask'}).click();
  await expect(
    page.getByText('https://docs.example/api/hub/api#bitfounthub.get_pod'),
  ).toBeVisible();
  expect([...origins]).toEqual([service.url]);

  expect(service.seen).toHaveLength(1);
  const [seen] = service.seen;
  expect(seen).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: {'x-algolia-application-id': APP_ID, 'x-algolia-api-key': SEARCH_KEY},
  });
  expect(seen?.headers).not.toHaveProperty('x-algolia-api-key');
  const {requests} = seen?.body as {requests: object[]};
  expect(requests).toHaveLength(1);
  expect(Object.keys(requests[0] as object).sort()).toEqual([
    'attributesToRetrieve',
    'attributesToSnippet',
    'clickAnalytics',
    'facetFilters',
    'highlightPostTag',
    'highlightPreTag',
    'hitsPerPage',
    'indexName',
    'query',
    'snippetEllipsisText',
  ]);
  expect(requests[0]).toMatchObject({query: 'pod', indexName: INDEX});
});

test('when the service fails the client says so, and asks again', async ({page}) => {
  await page.goto(`${host.url}/ask`);
  const ask = page.getByRole('button', {name: 'Ask'});
  service.behave = () => ({status: 503});
  await ask.click();
  await expect(page.getByText('SearchUnavailable status')).toBeVisible();
  service.behave = () => 'break off';
  await ask.click();
  await expect(page.getByText('SearchUnavailable offline')).toBeVisible();
  service.behave = () => undefined;
  await ask.click();
  await expect(page.getByText('get_pod')).toBeVisible();
});

test('built for itself the site has the same records and connects to nobody', async () => {
  test.setTimeout(600_000);
  const embedded = await build('search-embedded', {});
  expect(embedded.passed, embedded.output).toBe(true);
  const html = readFileSync(path.join(embedded.folder, 'index.html'), 'utf8');
  expect(html).not.toContain('preconnect');
  const hashes = [hosted, embedded].map(({folder}) => {
    const file = path.join(folder, RECORDS_FILE);
    expect(existsSync(file), file).toBe(true);
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  });
  expect(hashes[0]).toBe(hashes[1]);
});

test('a build that lacks the key stops and names it', async () => {
  test.setTimeout(600_000);
  const {passed, output} = await build('search-no-key', {
    SEARCH_PROVIDER: 'algolia',
    ALGOLIA_APP_ID: APP_ID,
  });
  expect(passed).toBe(false);
  expect(output).toContain('ALGOLIA_API_KEY is missing: set it to the search-only key');
});
