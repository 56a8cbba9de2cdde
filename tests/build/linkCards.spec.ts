import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {crc32, inflateSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import config from '../../docusaurus.config';
import {redirects} from '../../src/site/redirects';
import {documentOf, metaOf} from '../support/html';
import {buildFolder, pagesOfSitemap, readBuilt} from '../support/site';

/* What programs that show a link get from every page: they read the HTML file and fetch its picture. */

const MEGABYTE = 1024 * 1024;
const folder = path.join(buildFolder, 'cards');
const pages = [...pagesOfSitemap(), '/404'];

/** The built file of the picture that a page names. */
function pictureOf(address: string): string {
  const url = new URL(metaOf(documentOf(address), 'og:image') ?? '');
  expect(url.origin, address).toBe(new URL(config.url).origin);
  return path.join(buildFolder, url.pathname);
}

interface Png {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
  /** Each row begins with its filter. */
  readonly rows: Buffer;
}

/** Reads a PNG file by the book, with its checksums. */
function readPng(file: string): Png {
  const bytes = readFileSync(file);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(crc32(body), file).toBe(bytes.readUInt32BE(at + 8 + length));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const head = chunks.get('IHDR') as Buffer;
  return {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    depth: head.readUInt8(8),
    colorType: head.readUInt8(9),
    rows: inflateSync(chunks.get('IDAT') as Buffer),
  };
}

test('each page has a picture of its own, in words too', () => {
  const pictures = new Map<string, string>();
  for (const address of pages) {
    const page = documentOf(address);
    const picture = metaOf(page, 'og:image') as string;
    expect(metaOf(page, 'twitter:image'), address).toBe(picture);
    expect(metaOf(page, 'twitter:card'), address).toBe('summary_large_image');
    expect(metaOf(page, 'og:image:width'), address).toBe('1200');
    expect(metaOf(page, 'og:image:height'), address).toBe('630');
    expect(metaOf(page, 'og:image:alt'), address).toMatch(/\S{3}/);
    expect(metaOf(page, 'og:type'), address).toMatch(/^(?:article|website)$/);
    if (/^\/(?:guides|tutorials|api)\b/.test(address)) {
      expect(pictures.get(picture), `${address} has the picture of another page`).toBeUndefined();
      pictures.set(picture, address);
    }
  }
  expect(pictures.size).toBeGreaterThan(400);
});

test('each picture is a small PNG of the size that pages state, with nothing in its margins', () => {
  for (const file of new Set(pages.map(pictureOf))) {
    expect(statSync(file).size, file).toBeLessThan(64 * 1024);
    const {width, height, depth, colorType, rows} = readPng(file);
    expect({width, height, depth, colorType}).toEqual({
      width: 1200,
      height: 630,
      depth: 8,
      colorType: 3,
    });
    expect(rows).toHaveLength(height * (width + 1));
    for (let row = 0; row < 530; row += 1) {
      const line = rows.subarray(row * (width + 1), (row + 1) * (width + 1));
      const margins = [line.subarray(0, 70), line.subarray(width - 70)];
      expect(
        margins.every((part) => part.every((index) => index === 0)),
        `${file}: ${row}`,
      ).toBe(true);
    }
  }
});

test('a browser can show a picture', async ({page}) => {
  await page.setContent(
    `<img alt="" src="data:image/png;base64,${readFileSync(pictureOf('/')).toString('base64')}">`,
  );
  await expect.poll(() => page.evaluate(() => document.images[0]?.naturalWidth)).toBe(1200);
});

test('the build has no picture that no page names, and all of them take less than 15 MB', () => {
  const named = new Set(pages.map((address) => path.basename(pictureOf(address))));
  const files = readdirSync(folder);
  expect(files.filter((name) => !named.has(name))).toEqual([]);
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(15 * MEGABYTE);
});

test('pages that forward and the not-found page share the picture of the site', () => {
  const shared = metaOf(documentOf('/'), 'og:image') as string;
  expect(metaOf(documentOf('/404'), 'og:image')).toBe(shared);
  for (const {from} of redirects) {
    expect(readBuilt(`${from}.html`), from).toContain(
      `<meta property="og:image" content="${shared}">`,
    );
  }
});
