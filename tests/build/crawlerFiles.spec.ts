import {existsSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import Ajv from 'ajv';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {parseDocument} from 'htmlparser2';

import {siteConfig as config} from '../../src/config/siteConfig';
import {git} from '../../src/lib/git';
import {product} from '../../src/site/product';
import {sections} from '../../src/site/sections';
import {headOf, metaOf, tags, textOf} from '../support/html';
import {buildFolder, fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';

/* What search engines and people look for: structured data, the sitemap, robots.txt, security.txt. */

const root = `${config.url}${config.baseUrl}`;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A shallow clone or a folder without git knows the dates of few pages, or of none. */
const hasHistory = git('.', 'rev-parse', '--is-shallow-repository') === 'false';

interface Listed {
  readonly loc: string;
  readonly lastmod?: string;
}

function readSitemap(): Listed[] {
  const xml = readBuilt('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({parseTagValue: false, isArray: (name) => name === 'url'});
  return (parser.parse(xml) as {urlset: {url: Listed[]}}).urlset.url;
}

/** The days that the end of a page and its structured data name. */
function shownDays(address: string): (string | undefined)[] {
  const [, end = ''] = readBuilt(fileOfAddress(address)).split('<p class="page-end">');
  const [time] = tags(parseDocument(end), 'time');
  return [time?.attribs.datetime, articleOf(address)?.dateModified];
}

interface Article {
  readonly '@type': string;
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly dateModified?: string;
}

function dataOf(address: string): Record<string, unknown>[] {
  return tags(headOf(address), 'script')
    .filter(({attribs}) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(textOf(script)) as Record<string, unknown>);
}

function articleOf(address: string): Article | undefined {
  return dataOf(address).find((data) => 'headline' in data) as Article | undefined;
}

const text = {type: 'string', minLength: 1};
const url = {type: 'string', pattern: '^https://'};
const isArticle = new Ajv().compile({
  type: 'object',
  additionalProperties: false,
  required: [
    '@context',
    '@type',
    'headline',
    'description',
    'url',
    'inLanguage',
    'isPartOf',
    'about',
  ],
  properties: {
    '@context': {const: 'https://schema.org'},
    '@type': {enum: ['TechArticle', 'APIReference']},
    headline: {...text, maxLength: 110},
    description: text,
    url,
    image: url,
    inLanguage: {const: 'en'},
    dateModified: {type: 'string', pattern: DAY.source},
    isPartOf: {
      type: 'object',
      additionalProperties: false,
      required: ['@type', 'name', 'url'],
      properties: {'@type': {const: 'WebSite'}, name: text, url: {const: root}},
    },
    about: {
      type: 'object',
      required: ['@type', 'name'],
      properties: {'@type': {enum: ['SoftwareApplication', 'SoftwareSourceCode']}, name: text},
    },
  },
});

test('the structured data of each page says what the page says', () => {
  const inSections = pagesOfSitemap().filter((address) =>
    sections.some(({routeBasePath}) => `${address}/`.startsWith(`/${routeBasePath}/`)),
  );
  expect(inSections.length).toBeGreaterThan(400);
  for (const address of inSections) {
    const article = articleOf(address);
    const page = headOf(address);
    expect(
      {valid: isArticle(article), errors: isArticle.errors, ...article},
      address,
    ).toMatchObject({
      valid: true,
      '@type': /^\/api\b/.test(address) ? 'APIReference' : 'TechArticle',
      headline: metaOf(page, 'og:title')?.replace(` | ${product.siteTitle}`, ''),
      description: metaOf(page, 'description'),
      url: metaOf(page, 'og:url'),
      image: metaOf(page, 'og:image'),
    });
  }
});

test('the landing page describes the site and the SDK', () => {
  const graphs = dataOf('/').flatMap((data) => (data['@graph'] ?? []) as Record<string, unknown>[]);
  expect(graphs).toMatchObject([
    {'@type': 'WebSite', name: product.siteTitle, url: root},
    {'@type': 'SoftwareSourceCode', name: product.sdk.package, version: product.sdk.version},
  ]);
});

test('the sitemap names each page once, with the day of its last change where it is known', () => {
  const listed = readSitemap();
  const names = listed.map(({loc}) => loc);
  expect(new Set(names).size).toBe(names.length);
  const dated = listed.filter(({lastmod}) => lastmod !== undefined);
  expect(dated.length).toBeGreaterThan(hasHistory ? 400 : -1);
  for (const {loc, lastmod} of listed) {
    const address = loc.replace(root, '/');
    const days = articleOf(address) ? shownDays(address) : [lastmod, lastmod];
    expect({days, day: lastmod ?? '2024-01-01'}, address).toEqual({
      days: [lastmod, lastmod],
      day: expect.stringMatching(DAY),
    });
  }
});

test('robots.txt keeps nobody out and leads to the sitemap', () => {
  const lines = readBuilt('robots.txt').split('\n');
  expect(lines.filter((line) => /^disallow/i.test(line))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${root}sitemap.xml`);
});

test('security.txt says where to report a weakness, and until when that is sure', () => {
  const file = '.well-known/security.txt';
  const hasCommits = git('.', 'rev-parse', 'HEAD') !== undefined;
  expect(existsSync(path.join(buildFolder, file))).toBe(hasCommits);
  if (!hasCommits) {
    return;
  }
  const lines = readBuilt(file).split('\n');
  const fields = lines.flatMap((line) => {
    const [, name, value] = /^([A-Z][\w-]+): (.+)$/.exec(line) ?? [];
    return name && value ? [[name, value] as const] : [];
  });
  const byName = Object.fromEntries(fields);
  expect(byName).toMatchObject({
    Contact: `mailto:${product.supportEmail}`,
    Canonical: `${root}${file}`,
  });
  expect(fields.filter(([name]) => name === 'Expires')).toHaveLength(1);
  const expires = Date.parse(byName.Expires ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 367 * 24 * 60 * 60 * 1000);
});
