import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {crc32, inflateSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {siteConfig as config} from '../../src/config/siteConfig';
import {redirects} from '../../src/site/redirects';
import {headOf, metaOf} from '../support/html';
import {buildFolder, pagesOfSitemap, readBuilt} from '../support/site';

/* What programs that show a link get from every page: they read the HTML file and fetch its picture. */

const MEGABYTE = 1024 * 1024;
const folder = path.join(buildFolder, 'link-cards');
const pages = [...pagesOfSitemap(), '/404'];

/** The built file of the picture that a page names. */
function pictureOf(address: string): string {
  const url = new URL(metaOf(headOf(address), 'og:image') ?? '');
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

/**
 * Reads a PNG file by the book.
 *
 * @throws Error when a checksum or the order of its chunks is wrong
 */
function readPng(file: string): Png {
  const bytes = readFileSync(file);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== bytes.readUInt32BE(at + 8 + length)) {
      throw new Error(`${file}: a chunk has another checksum`);
    }
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  const order = [bytes.toString('latin1', 0, 8), ...chunks.keys()].join();
  if (order !== '\x89PNG\r\n\x1a\n,IHDR,PLTE,IDAT,IEND') {
    throw new Error(`${file} has chunks in another order: ${order}`);
  }
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
    const page = headOf(address);
    const picture = metaOf(page, 'og:image') as string;
    const isOwn = /^\/(?:guides|tutorials|api)\b/.test(address);
    const names = ['type', 'image:width', 'image:height', 'image:alt'];
    expect(
      {
        ...Object.fromEntries(names.map((name) => [name, metaOf(page, `og:${name}`)])),
        origin: new URL(picture).origin,
        ofTwitter: metaOf(page, 'twitter:image'),
        card: metaOf(page, 'twitter:card'),
        sameAs: isOwn ? pictures.get(picture) : undefined,
      },
      address,
    ).toEqual({
      type: isOwn ? 'article' : 'website',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': expect.stringMatching(/\S{3}/),
      origin: new URL(config.url).origin,
      ofTwitter: picture,
      card: 'summary_large_image',
    });
    pictures.set(picture, address);
  }
  expect(pictures.size).toBeGreaterThan(400);
});

test('each picture is a small PNG of the size that pages state, with nothing in its margins', () => {
  for (const file of new Set(pages.map(pictureOf))) {
    const {width, height, depth, colorType, rows} = readPng(file);
    const isSmall = statSync(file).size < 64 * 1024;
    const marked = rowsWithMarks(rows, width);
    expect({width, height, depth, colorType, bytes: rows.length, isSmall, marked}, file).toEqual({
      width: 1200,
      height: 630,
      depth: 8,
      colorType: 3,
      bytes: 630 * 1201,
      isSmall: true,
      marked: [],
    });
  }
});

/** Rows above the band at the bottom with something in their margins: the first colour is the page's. */
function rowsWithMarks(rows: Buffer, width: number): number[] {
  const blank = Buffer.alloc(70);
  return Array.from({length: 530}, (_, row) => row).filter((row) => {
    const line = rows.subarray(row * (width + 1), (row + 1) * (width + 1));
    return !line.subarray(0, 70).equals(blank) || !line.subarray(-70).equals(blank);
  });
}

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
  const shared = metaOf(headOf('/'), 'og:image') as string;
  expect(metaOf(headOf('/404'), 'og:image')).toBe(shared);
  for (const {from} of redirects) {
    expect(readBuilt(`${from}.html`), from).toContain(
      `<meta property="og:image" content="${shared}">`,
    );
  }
});
