import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {renderAsync} from '@resvg/resvg-js';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import type {Card} from '../../../src/exports/link-cards/card';
import {cardColors} from '../../../src/exports/link-cards/cardColors';
import {type CardFonts, cardFonts} from '../../../src/exports/link-cards/cardFonts';
import {
  CARD_SIZE,
  type CardStyle,
  drawCard,
  drawFrame,
  svgOf,
  WHOLE,
} from '../../../src/exports/link-cards/cardSvg';
import {moduleCode} from '../../../src/exports/link-cards/moduleCode';
import {paletteEncoder} from '../../../src/exports/link-cards/paletteEncoder';
import {cardRenderer, FONT_FAMILY} from '../../../src/exports/link-cards/renderCard';
import {fitList, fitText, wrapText} from '../../../src/exports/link-cards/wrapText';
import {unescapeHtml} from '../../../src/lib/escapeHtml';
import {loadModel} from '../../../src/reference/model/load';
import {fontFile} from '../../../src/site/fontFile';
import {contentPages} from '../../support/content';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
let fonts: CardFonts;
let style: CardStyle;

beforeAll(async () => {
  fonts = await cardFonts(readFileSync(path.join('static', fontFile)), 'test', folder);
  style = {
    family: FONT_FAMILY,
    regular: fonts.regular,
    bold: fonts.bold,
    colors: cardColors(readFileSync('src/css/tokens.css', 'utf8')),
    siteTitle: 'Some docs',
    host: 'docs.example.org',
  };
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Every letter is one unit wide. */
const room = {width: 10, widthOf: (text: string) => text.length};

describe('texts', () => {
  test('break between words, and inside a word only where it is longer than a line', () => {
    expect(wrapText('one two three', 1, room)).toEqual(['one two', 'three']);
    expect(wrapText('a glaucoma_trial_match', 1, room)).toEqual([
      'a',
      'glaucoma_',
      'trial_',
      'match',
    ]);
    expect(wrapText('indivisibility', 1, room)).toEqual(['indivisibi', 'lity']);
  });

  test('never leave the room, and lose nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 80}), (text) => {
        const lines = wrapText(text, 1, room);
        expect(lines.every((line) => line.length <= room.width)).toBe(true);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  test('shrink until they fit, and end in an ellipsis when even the smallest size is too large', () => {
    const scaled = {width: 100, widthOf: (text: string, size: number) => text.length * size};
    const limits = {sizes: [20, 10], lines: 1};
    expect(fitText('short', limits, scaled)).toEqual({size: 20, lines: ['short']});
    expect(fitText('a longer', limits, scaled)).toEqual({size: 10, lines: ['a longer']});
    expect(fitText('far too long', limits, scaled)).toEqual({size: 10, lines: ['far too l…']});
  });

  test('a list that is too long says how many are left out', () => {
    const list = {
      before: 'f(',
      items: ['a', 'b', 'c'],
      after: ')',
      rest: '+{left}',
    };
    expect(fitList(list, {sizes: [1], lines: 1}, {...room, width: 20}).lines).toEqual([
      'f(a, b, c)',
    ]);
    expect(fitList(list, {sizes: [1], lines: 1}, {...room, width: 9}).lines).toEqual(['f(a, +2)']);
  });
});

/** The words of a picture in their order, without spaces, where lines may have been broken. */
function wordsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, text = '']) => unescapeHtml(text))
    .join('')
    .replace(/\s/g, '');
}

const modules = loadModel().modules;

/** The pages of the site as cards. */
const cards = contentPages().map(({frontMatter}): Card => {
  const title = String(frontMatter.title);
  const module = modules.get(title);
  const cut = module ? title.lastIndexOf('.') + 1 : 0;
  return {
    section: 'Section',
    before: title.slice(0, cut),
    title: title.slice(cut),
    description: String(frontMatter.description ?? ''),
    code: module && moduleCode(module),
  };
});

test('the picture of each page has its whole title and description', () => {
  expect(cards.length).toBeGreaterThan(400);
  const cut = cards.filter((card) => {
    const whole = `${card.before}${card.title}${card.description}`.replace(/\s/g, '');
    return !wordsOf(svgOf(drawCard(card, style))).includes(whole);
  });
  expect(cut.map(({title}) => title)).toEqual([]);
});

const longest = (length: (card: Card) => number): Card =>
  cards.reduce((most, card) => (length(card) > length(most) ? card : most));

const hardCards: readonly Card[] = [
  longest(({before = '', title}) => before.length + title.length),
  longest(({title}) => title.length),
  longest(({description}) => description.length),
  longest(({code}) => code?.list.items.join().length ?? 0),
  longest(({code}) => code?.list.before.length ?? 0),
  {section: 'WWW', title: 'W'.repeat(200), description: 'W'.repeat(300)},
];

test('the longest texts stay between the margins', async () => {
  for (const card of hardCards) {
    expect(inMargins(await pixelsOf(wholeOf(card))), card.title).toEqual([]);
  }
});

test('a picture is the same whether its content is rendered apart from what all pictures share', async () => {
  const render = cardRenderer(drawFrame(style), fonts);
  const chosen = [...hardCards, ...cards.filter((_, index) => index % 40 === 0)];
  const encode = paletteEncoder(CARD_SIZE.width, CARD_SIZE.height);
  for (const card of chosen) {
    const whole = encode(await pixelsOf(wholeOf(card)));
    expect(render(drawCard(card, style)).equals(whole), card.title).toBe(true);
  }
});

/** The picture of a page as one SVG. */
function wholeOf(card: Card): string {
  const layers = [drawFrame(style), drawCard(card, style)];
  return svgOf({elements: layers.map(({elements}) => elements).join(''), area: WHOLE});
}

async function pixelsOf(svg: string): Promise<Buffer> {
  const {pixels} = await renderAsync(svg, {
    font: {loadSystemFonts: false, fontFiles: [...fonts.files]},
  });
  return pixels;
}

/** Places in the margins, above the band at the bottom, that are not of the colour of the page. */
function inMargins(pixels: Buffer): string[] {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const found: string[] = [];
  for (let y = 0; y < 530; y += 1) {
    for (let x = 0; x < CARD_SIZE.width; x += 1) {
      const isMargin = x < 70 || x >= CARD_SIZE.width - 72 || y < 50 || y > 515;
      if (isMargin && words[y * CARD_SIZE.width + x] !== words[0]) {
        found.push(`${x}, ${y}`);
      }
    }
  }
  return found;
}

test('signs that the font lacks are written without their marks, or left out', () => {
  const svg = svgOf(drawCard({section: 'Guides', title: 'Ősz 漢 ok', description: '& <b>'}, style));
  expect(wordsOf(svg)).toContain('Oszok&<b>');
  expect(svg).not.toContain('<b>');
});

test('a module shows its main symbol; without one, the names in it', () => {
  const shown = (name: string) => {
    const module = modules.get(name);
    return module && moduleCode(module);
  };
  expect(shown('bitfount.data.datasources.csv_source')).toMatchObject({
    kind: 'class',
    list: {before: 'CSVSource(', after: ')', items: expect.arrayContaining(['path', '**kwargs'])},
  });
  expect(shown('bitfount.data')?.list.items).toContain('BitfountSchema');
});
