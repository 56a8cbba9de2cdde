import {existsSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {siteConfig as config} from '../../src/config/siteConfig';
import {ZIP_FILE} from '../../src/exports/offline/copy';
import {product} from '../../src/site/product';
import {sections} from '../../src/site/sections';
import {
  byAttribute,
  childrenOf,
  type Document,
  documentOf,
  type Element,
  metaOf,
  tags,
  textOf,
} from '../support/html';
import {buildFolder, fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';

/* Checks on every built page what the configuration sets. */

const pages = pagesOfSitemap();
const everyPage = [...pages, '/search', '/404'].filter((page, at, all) => all.indexOf(page) === at);

const links = (root: Document | Element) =>
  tags(root, 'a').filter(({attribs}) => attribs.href !== undefined);
const isExternal = (href: string) => /^(?:[a-z]+:)?\/\//i.test(href);

/** Runs a check on every page; a failure says which one. */
function onEveryPage(check: (page: Document, address: string) => void): void {
  for (const address of everyPage) {
    check(documentOf(address), address);
  }
}

test('guides, tutorials and API reference have pages, each a main page [1.1] [2.1]', () => {
  for (const {routeBasePath, home} of sections) {
    expect(pages.filter((page) => `${page}/`.startsWith(`/${routeBasePath}/`))).toContain(home);
  }
});

test('title, tagline and address of the site are set, and pages carry them [1.5]', () => {
  expect(config).toMatchObject({title: product.siteTitle, tagline: expect.stringMatching(/\S/)});
  onEveryPage((page, address) => {
    expect(tags(page, 'title').map(textOf).join(), address).toContain(product.siteTitle);
    const canonical = byAttribute(page, 'rel', 'canonical')?.attribs.href;
    expect(new URL(canonical ?? config.url).origin, address).toBe(config.url);
  });
});

test('the site is at the root of its host [1.6]', () => {
  onEveryPage((page, address) => {
    const files = [...tags(page, 'script'), ...tags(page, 'link')].flatMap(
      ({attribs}) => attribs.src ?? (attribs.rel === 'stylesheet' ? (attribs.href ?? []) : []),
    );
    const own = files.filter((file) => !isExternal(file));
    expect(own.length, address).toBeGreaterThan(0);
    for (const file of own) {
      expect(file, address).toMatch(/^\/assets\//);
    }
  });
});

test('every page has an inline favicon, the landing page also links it as a file [1.7]', () => {
  onEveryPage((page, address) => {
    const icons = tags(page, 'link').flatMap(({attribs}) =>
      attribs.rel === 'icon' ? (attribs.href ?? []) : [],
    );
    const [drawing, ...others] = icons.filter((icon) => icon.startsWith('data:image/svg+xml,'));
    expect(decodeURIComponent(drawing ?? ''), address).toMatch(/,<svg .*<\/svg>$/);
    expect(others, address).toEqual([]);
    const files = icons.filter((icon) => icon !== drawing);
    expect(files, address).toHaveLength(address === '/' ? 1 : 0);
    for (const file of files) {
      expect(existsSync(path.join(buildFolder, file)), file).toBe(true);
    }
  });
});

test('there is one locale, English, written from left to right [1.8] [9.1]', () => {
  onEveryPage((page, address) => {
    const [html] = tags(page, 'html');
    expect(html?.attribs, address).toMatchObject({lang: 'en', dir: 'ltr'});
    const alternatives = tags(page, 'link').flatMap(({attribs}) => attribs.hreflang ?? []);
    expect(
      alternatives.filter((name) => !['en', 'x-default'].includes(name)),
      address,
    ).toEqual([]);
  });
});

test('the table of contents holds the headings of levels 2 and 3 in their order [1.10] [9.1]', () => {
  const levels = new Set<string>();
  for (const address of pages) {
    const page = documentOf(address);
    const contents = byAttribute(page, 'aria-label', 'On this page');
    const [article] = tags(page, 'article');
    // A glossary has a row of letters in place of a list of all its terms.
    if (!article || (!contents && byAttribute(article, 'aria-label', 'Letters'))) {
      continue;
    }
    const listed = contents ? links(contents).map(({attribs}) => attribs.href) : [];
    const headings = tags(article, 'h2', 'h3').filter(({attribs}) => attribs.id);
    // On reference pages the headings that repeat for every symbol are left out.
    const isReference = `${address}/`.startsWith('/api/');
    const expected = headings.filter(
      ({attribs}) => !isReference || listed.includes(`#${attribs.id}`),
    );
    expect(listed, address).toEqual(expected.map(({attribs}) => `#${attribs.id}`));
    expected.forEach(({name}) => levels.add(name));
    const named = tags(article, 'div')
      .filter(({attribs}) => attribs.class === 'sym-head')
      .flatMap((head) => tags(head, 'h2', 'h3'));
    expect(listed, address).toEqual(
      expect.arrayContaining(named.map(({attribs}) => `#${attribs.id}`)),
    );
  }
  expect([...levels].sort()).toEqual(['h2', 'h3']);
});

test('every page is a file, without a form that posts data [2.1]', () => {
  onEveryPage((page, address) => {
    expect(existsSync(path.join(buildFolder, fileOfAddress(address))), address).toBe(true);
    for (const form of tags(page, 'form')) {
      expect(form.attribs.method ?? 'get', address).toBe('get');
    }
    // A tool reads a file in the page: it stands in no form.
    const fields = tags(page, 'input').map(({attribs}) => attribs.type);
    const ofTools = tags(page, 'section')
      .filter(({attribs}) => attribs['data-tool'] !== undefined)
      .map((tool) => tags(tool, 'form').length);
    expect(Math.max(0, ...ofTools), address).toBe(0);
    expect(fields, address).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:password|email)$/)]),
    );
    expect(fields.includes('file') && ofTools.length === 0, address).toBe(false);
  });
});

test('no page has a parameter in its address [2.2]', () => {
  for (const address of pages) {
    expect(address).not.toMatch(/[:*?()]/);
  }
});

test('all pages share one sidebar, which lists the three sections [2.3] [2.10]', () => {
  const inSections = pages.filter((address) =>
    sections.some(({routeBasePath}) => address.startsWith(`/${routeBasePath}/`)),
  );
  for (const address of inSections) {
    const sidebar = byAttribute(documentOf(address), 'aria-label', 'Docs sidebar');
    const [tree] = sidebar ? tags(sidebar, 'ul') : [];
    const top = tree ? childrenOf(tree).map((item) => tags(item, 'a')[0]) : [];
    expect(
      top.map((link) => [link && textOf(link), link?.attribs.href]),
      address,
    ).toEqual(sections.map(({label, home}) => [label, home]));
  }
});

test('the footer of every page leads to the nine places of the specification [2.17]', () => {
  const {blog, linkedIn, sourceRepository, company, hub} = product.links;
  const places = [
    '/guides/getting-started',
    ...sections.map(({home}) => home),
    ...[blog, linkedIn, sourceRepository, company, hub],
  ];
  onEveryPage((page, address) => {
    const footer = tags(page, 'footer').flatMap((found) => links(found));
    const hrefs = footer.map(({attribs}) => attribs.href);
    expect(hrefs, address).toEqual(expect.arrayContaining(places));
  });
});

test('the page about the offline copy offers the file, or says that there is none', () => {
  const [main] = tags(documentOf('/guides/general-reference/offline-copy'), 'main');
  const offered = tags(main as Element, 'a').filter(({attribs}) => 'download' in attribs);
  const files = offered.map(({attribs}) => attribs.href?.slice(1) ?? '');
  const isPublished = existsSync(path.join(buildFolder, ZIP_FILE));
  expect(files).toEqual(isPublished ? [ZIP_FILE, `${ZIP_FILE}.sha256`] : []);
  expect(textOf(main as Element).includes('comes without the file')).toBe(!isPublished);
  expect(textOf(main as Element).includes('sha256sum')).toBe(isPublished);
});

test('no address on a page has a trailing slash, .html or /index [2.31]', () => {
  const unclean = (address: string) => /(?:.\/|\.html|\/index)$/.test(address);
  const found: string[] = [];
  onEveryPage((page, address) => {
    const given = links(page).flatMap(({attribs}) => attribs.href ?? []);
    const own = given.filter((href) => !isExternal(href) && !/^\w+:/.test(href));
    const structured = tags(page, 'script')
      .filter(({attribs}) => attribs.type === 'application/ld+json')
      .flatMap((script) => textOf(script).match(/https?:\/\/[^"]+/g) ?? [])
      .filter((url) => url.startsWith(config.url));
    // The not-found page names its own file, the path that hosts use.
    const described =
      address === '/404'
        ? []
        : [metaOf(page, 'og:url') ?? '', ...structured].map((url) => url.slice(config.url.length));
    for (const href of [...own, ...described]) {
      if (unclean(href.replace(/[?#].*$/, ''))) {
        found.push(`${address}: ${href}`);
      }
    }
  });
  expect(found).toEqual([]);
  expect(pages.filter(unclean)).toEqual([]);
});

test('every link to another site opens a new tab, without access to its opener [2.35]', () => {
  const external = everyPage.flatMap((address) =>
    links(documentOf(address)).filter(({attribs}) => isExternal(attribs.href as string)),
  );
  const open = external.filter(
    ({attribs}) => attribs.target !== '_blank' || !attribs.rel?.includes('noopener'),
  );
  expect(open.map(({attribs}) => attribs.href)).toEqual([]);
  expect(external.length).toBeGreaterThan(everyPage.length);
});

test('every link inside the site stays in its tab [2.32]', () => {
  const leaving = everyPage.flatMap((address) =>
    links(documentOf(address))
      .filter(({attribs}) => !isExternal(attribs.href as string) && attribs.target !== undefined)
      .filter(({attribs}) => !attribs.href?.startsWith('mailto:'))
      .map(({attribs}) => `${address}: ${attribs.href}`),
  );
  expect(leaving).toEqual([]);
});

test('every page names Docusaurus 3.8.1 as its generator [9.18]', () => {
  onEveryPage((page, address) => {
    expect(metaOf(page, 'generator'), address).toBe('Docusaurus v3.8.1');
  });
});

test('the light mode is the default, with a switch on every page [1.9]', () => {
  onEveryPage((page, address) => {
    const [html] = tags(page, 'html');
    expect(html?.attribs['data-theme'] ?? 'light', address).toBe('light');
    const switches = tags(page, 'button').filter(({attribs}) => 'data-color-mode' in attribs);
    expect(switches.length, address).toBeGreaterThan(0);
  });
  expect(readBuilt('index.html')).toMatch(/defaultMode:"light"/);
});

test('each guide and tutorial is at most three links away from the landing page', () => {
  const far = new Map([['/', 0]]);
  for (const [address, distance] of far) {
    const root = documentOf(address);
    for (const {attribs} of tags(root, 'header', 'main').flatMap(links)) {
      const target = (attribs.href ?? '').replace(/#.*$/, '').replace(/(.)\/$/, '$1');
      if (pages.includes(target) && !far.has(target)) {
        // A map goes on to entries that are added while it is walked: the nearest come first.
        far.set(target, distance + 1);
      }
    }
  }
  const read = pages.filter((page) => /^\/(?:guides|tutorials)\//.test(page));
  expect(read.filter((page) => (far.get(page) ?? Infinity) > 3)).toEqual([]);
});
