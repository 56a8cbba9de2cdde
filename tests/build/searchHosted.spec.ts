import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, type Page, test} from '@playwright/test';

import {sections} from '../../src/site/sections';
import {RECORDS_FILE} from '../../src/search/settings';
import type {SearchRequest} from '../../src/search/types';
import {faultTest} from '../support/faults';
import {APP_ID, type Behaviour, SEARCH_KEY} from '../support/hostedStandIn';
import {buildSearchSite, type HostedSite, INDEX, startHostedSite} from '../support/hostedSite';
import {ask, dialog, field, options, seeAll} from '../support/search';
import {open} from '../support/shell';
import {readBuilt} from '../support/site';
import {NIGHTLY} from '../support/tags';

/* Tests the site built for the hosted service, which local servers replace. */

// All tests share one build.
test.describe.configure({mode: 'default'});

let site: HostedSite;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startHostedSite();
});

test.afterAll(() => site.close());

test.beforeEach(() => {
  site.behave(undefined);
  for (const {seen} of site.hosts) {
    seen.length = 0;
  }
});

/** Returns the requests for a query that the service received. */
const requestsFor = (query: string) =>
  site.hosts[0].seen
    .flatMap(({body}) => (body as {requests: SearchRequest[]}).requests)
    .filter((request) => request.query === query);

async function openAndAsk(page: Page, query: string) {
  await open(page, `${site.url}/guides/settings`, 'React started');
  await ask(page, query);
}

/** Collects the origins to which the page makes requests, except its own. */
function watchOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (/^http/.test(protocol) && origin !== site.url) {
      origins.add(origin);
    }
  });
  return origins;
}

test('each page preconnects to the service [7.14]', () => {
  for (const file of ['index.html', 'guides/pods.html', '404.html']) {
    const html = readFileSync(path.join(site.folder, file), 'utf8');
    const links = html.match(/<link[^>]*rel="?preconnect"?[^>]*>/g) ?? [];
    expect(links, file).toHaveLength(1);
    expect(links[0]).toContain(site.hosts[0].url);
  }
});

test('the modal queries the service as specified, and no other host [7.2] [7.3] [7.4] [7.5] [7.6] [7.7] [7.18] [9.9]', async ({
  page,
}) => {
  const origins = watchOrigins(page);
  await open(page, `${site.url}/guides/pods`, 'React started');
  expect([...origins], 'before anybody asks').toEqual([]);
  await ask(page, 'pod');
  await expect(options(page).first()).toBeVisible();
  expect([...origins]).toEqual([site.hosts[0].url]);

  for (const seen of site.hosts[0].seen) {
    expect(seen).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
    expect(seen.query).toMatchObject({
      'x-algolia-application-id': APP_ID,
      'x-algolia-api-key': SEARCH_KEY,
    });
    expect(seen.headers).not.toHaveProperty('x-algolia-api-key');
  }
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  const tags = ['default', ...sections.map(({pluginId}) => `docs-${pluginId}-current`)];
  const [request] = requestsFor('pod');
  expect(request?.facetFilters?.[0]).toBe('language:en');
  expect([...(request?.facetFilters?.[1] ?? [])].sort()).toEqual(
    tags.map((tag) => `docusaurus_tag:${tag}`).sort(),
  );
  expect({...request, facetFilters: undefined}).toEqual({
    query: 'pod',
    indexName: INDEX,
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
  });
});

test('the modal requests snippets of ten words, or five at 768 px and below [9.12]', async ({
  page,
}) => {
  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await open(page, `${site.url}/guides/pods`, 'React started');
    await ask(page, `pod ${width}`);
    await expect.poll(() => requestsFor(`pod ${width}`).length).toBe(1);
    const [request] = requestsFor(`pod ${width}`);
    expect(request?.attributesToSnippet).toContain(`content:${words}`);
    expect(request?.attributesToSnippet).toContain(`hierarchy.lvl2:${words}`);
  }
});

test('hits of the service are shown with marks, as text, and followed within the site [7.8] [7.10]', async ({
  page,
}) => {
  await openAndAsk(page, 'launch');
  const hit = options(page).first();
  await expect(hit).toContainText('Start it');
  await expect(hit).toContainText('<b>launch</b> & wait');
  await expect(hit.getByText('launch', {exact: true})).toBeVisible();
  expect(await hit.innerHTML()).toMatch(/&lt;b&gt;.*<mark>launch<\/mark>.*&lt;\/b&gt;.*&amp; wait/);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await hit.click();
  await expect(page).toHaveURL(`${site.url}/guides/pods#start-it`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('“See all N results” leads to the page, 20 results at a time [7.13] [9.10] [9.11]', async ({
  page,
}) => {
  await openAndAsk(page, 'setting');
  await expect(options(page).first()).toBeVisible();
  await expect(options(page), 'at most five of a group').toHaveCount(5);
  const label = (await seeAll(page).textContent()) ?? '';
  await seeAll(page).click();
  await expect(page).toHaveURL(`${site.url}/search?q=setting`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(
    label.replace('See all ', '').replace(/$/, ' for “setting”'),
  );
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await main.getByRole('link', {name: 'Next page'}).click();
  await expect(main.getByText('Page 2 of 2')).toBeVisible();
  const ofPages = requestsFor('setting').filter(({hitsPerPage}) => hitsPerPage === 20);
  expect(ofPages.map((request) => request.page ?? 0)).toEqual([0, 0, 1]);
});

test('the page counts and limits results by section, in one call and by tags that every index has', async ({
  page,
}) => {
  await open(page, `${site.url}/search`, 'React started');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', {name: 'Search'}).fill('pod');
  const chips = main.getByRole('group', {name: 'Limit to a section'}).getByRole('button');
  await expect(chips).toHaveCount(1 + sections.length);
  expect(site.hosts[0].seen).toHaveLength(1);
  for (const [index, {label, pluginId}] of sections.entries()) {
    const chip = chips.nth(index + 1);
    const count = Number(/\d+$/.exec(await chip.innerText())?.[0]);
    if (count === 0) {
      await expect(chip).toBeDisabled();
    } else {
      await chip.click();
      await expect(main.getByRole('status')).toHaveText(
        new RegExp(`^${count} results? for “pod” in ${label}$`),
      );
      const last = requestsFor('pod').at(-1);
      expect(last?.facetFilters?.at(-1)).toEqual([`docusaurus_tag:docs-${pluginId}-current`]);
    }
  }
});

test('a query without results suggests queries that have some', async ({page}) => {
  await openAndAsk(page, 'launchqqzzqq');
  await expect(dialog(page).getByRole('status')).toHaveText('No results for “launchqqzzqq”');
  await dialog(page).getByRole('button', {name: 'launch', exact: true}).click();
  await expect(options(page).first()).toContainText('Start it');
});

test('when one host fails, the next one is used', async ({page}) => {
  site.hosts[0].behave = () => ({status: 503});
  await openAndAsk(page, 'launch');
  await expect(options(page).first()).toContainText('Start it');
  expect(site.hosts.map(({seen}) => seen.length)).toEqual([1, 1]);
});

/** What the service sends in place of an answer. */
const hostedFaults: readonly (readonly [string, Behaviour])[] = [
  ['hosted-503', {status: 503}],
  ['hosted-refused', 'break off'],
  ['hosted-403', {status: 403}],
  ['hosted-garbage', {status: 200, text: '<!doctype html>'}],
  ['hosted-401', {status: 401}],
  ['hosted-429', {status: 429}],
  ['hosted-shape', {status: 200, body: {results: 'none'}}],
];

for (const [id, behaviour] of hostedFaults) {
  const run = async ({page}: {page: Page}) => {
    site.behave(behaviour);
    await openAndAsk(page, 'launc');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(
      dialog(page).getByText('You might want to check your network connection.', {exact: true}),
    ).toBeVisible();
    site.behave(undefined);
    await field(page).press('h');
    await expect(options(page).first()).toContainText('Start it');
    site.behave(behaviour);
    await page.goto(`${site.url}/search?q=launch`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('Unable to fetch results');
    site.behave(undefined);
    await main.getByRole('searchbox', {name: 'Search'}).fill('launch it');
    await expect(main.getByRole('listitem').first()).toContainText('Start it');
  };
  faultTest(id, run);
}

faultTest('hosted-empty', async ({page}) => {
  site.behave({status: 200, body: {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0}]}});
  await openAndAsk(page, 'launch');
  await expect(dialog(page).getByRole('status')).toHaveText('No results for “launch”');
});

faultTest('hosted-slow', async ({page}) => {
  site.behave('never answer');
  await openAndAsk(page, 'launc');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching…');
  site.behave(undefined);
  await field(page).press('h');
  await expect(options(page).first()).toContainText('Start it');
});

test('a site built with the embedded search preconnects to no host', () => {
  expect(readBuilt('index.html')).not.toContain('preconnect');
});

test('a site built with the embedded search has the same records', NIGHTLY, async () => {
  test.setTimeout(600_000);
  const embedded = await buildSearchSite('search-embedded', {});
  expect(embedded.passed, embedded.output).toBe(true);
  const html = readFileSync(path.join(embedded.folder, 'index.html'), 'utf8');
  expect(html).not.toContain('preconnect');
  const hashes = [site, embedded].map(({folder}) => {
    const file = path.join(folder, RECORDS_FILE);
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  });
  expect(hashes[0]).toBe(hashes[1]);
});

test('a build without the key stops and names the key [5.4]', async () => {
  test.setTimeout(600_000);
  const {passed, output} = await buildSearchSite('search-no-key', {
    SEARCH_PROVIDER: 'algolia',
    ALGOLIA_APP_ID: APP_ID,
  });
  expect(passed).toBe(false);
  expect(output).toContain('ALGOLIA_API_KEY is missing: set it to the search-only key');
});
