import {escapeHtml} from '../../lib/escapeHtml';
import {logo} from '../../site/logo';
import type {Card} from './card';
import type {FontMetrics} from './fontMetrics';
import {fitList, fitText, type Limits, type Room, type SetText} from './wrapText';

/** Size of a picture in pixels: that of Open Graph. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/** Roles of `src/css/tokens.css` that a picture uses. */
export const CARD_COLORS = [
  'page',
  'ink',
  'ink-soft',
  'accent',
  'accent-strong',
  'accent-soft',
  'code-ground',
  'code-type',
  'on-accent',
] as const;

/** What all pictures of a site share. */
export interface CardStyle {
  /** Name of the font's family in its files. */
  readonly family: string;
  readonly regular: FontMetrics;
  readonly bold: FontMetrics;
  readonly colors: Readonly<Record<(typeof CARD_COLORS)[number], string>>;
  readonly siteTitle: string;
  /** The site's host: `docs.example.org`. */
  readonly host: string;
}

/** A rectangle in a picture, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** SVG elements, and the part of the picture that they are in: the rest need not be rendered. */
export interface Layer {
  readonly elements: string;
  readonly area: Area;
}

/** The whole of a picture. */
export const WHOLE: Area = {x: 0, y: 0, ...CARD_SIZE};

const MARGIN = 72;
/** What letters may be wider than measured, and rounded edges blurred. */
const BLEED = 8;
/** Kerning may widen a line a little. */
const WIDTH = CARD_SIZE.width - 2 * MARGIN - 12;
/** Band at the bottom with wordmark and host. */
const BAND = {top: 538, baseline: 596, size: 32, icon: 44} as const;
const TOP = 56;
const ROOM_BELOW = BAND.top - 28;

const LINE = 1.16;
const TITLE: Limits = {sizes: [84, 76, 68, 60, 52, 46], lines: 3};
/** A card without code has room for larger words. */
const LEAD: Limits = {sizes: [44, 40, 37, 34, 31, 28], lines: 3};
const LEAD_ABOVE_CODE: Limits = {...LEAD, sizes: LEAD.sizes.slice(3)};
const CODE: Limits = {sizes: [30, 27, 24], lines: 2};
const LABEL = 30;
const PADDING = 18;

interface Set {
  readonly path?: SetText;
  readonly title: SetText;
  readonly lead: SetText;
  readonly code?: SetText;
}

/** Draws what all pictures of a site have: the ground, and the band at the bottom. */
export const drawFrame = (style: CardStyle): Layer => ({
  elements: grouped([ground(WHOLE, style), ...band(style)], style),
  area: WHOLE,
});

/** Draws what the picture of a page has on the frame, with its texts set so that all of them are inside. */
export const drawCard = (card: Card, style: CardStyle): Layer => content(shown(card, style), style);

/** Returns an area of a layer as SVG; by default the one that its elements are in. */
export function svgOf({elements, area}: Layer, {x, y, width, height}: Area = area): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`,
    elements,
    '</svg>',
  ].join('\n');
}

const ground = ({x, y, width, height}: Area, {colors}: CardStyle): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colors.page}"/>`;

/** Replaces what the font lacks: letters by those without their marks, other signs by a space. */
function shown(card: Card, {regular}: CardStyle): Card {
  const clean = (text: string): string =>
    [...text.normalize('NFC')]
      .map((sign) => (regular.has(sign) ? sign : [...sign.normalize('NFKD')].find(regular.has)))
      .map((sign) => sign ?? ' ')
      .join('');
  return {...card, title: clean(card.title), description: clean(card.description)};
}

function setIn(title: Limits, card: Card, {regular, bold}: CardStyle): Set {
  const light: Room = {width: WIDTH, widthOf: regular.widthOf};
  const heavy: Room = {width: WIDTH, widthOf: bold.widthOf};
  const boxed: Room = {width: WIDTH - 2 * PADDING, widthOf: regular.widthOf};
  return {
    path: card.before ? fitText(card.before, {sizes: [34, 30, 27], lines: 2}, light) : undefined,
    title: fitText(card.title, title, heavy),
    lead: fitText(card.description, card.code ? LEAD_ABOVE_CODE : LEAD, light),
    code: card.code && fitList(card.code.list, CODE, boxed),
  };
}

const heightOf = ({size, lines}: SetText): number => size * LINE * lines.length;

function heightOfAll({path, title, lead, code}: Set): number {
  return [
    LABEL + 26,
    path ? heightOf(path) + 4 : 0,
    heightOf(title) + 22,
    heightOf(lead),
    code ? 22 + 2 * PADDING + 30 + heightOf(code) : 0,
  ].reduce((sum, part) => sum + part, 0);
}

/** The texts of a card, the title as large as all of them allow. */
function setAll(card: Card, style: CardStyle): Set {
  for (let at = 0; at < TITLE.sizes.length; at += 1) {
    const set = setIn({...TITLE, sizes: TITLE.sizes.slice(at)}, card, style);
    if (TOP + heightOfAll(set) <= ROOM_BELOW) {
      return set;
    }
  }
  return {...setIn({...TITLE, sizes: TITLE.sizes.slice(-1)}, card, style), code: undefined};
}

function content(card: Card, style: CardStyle): Layer {
  const {colors} = style;
  const set = setAll(card, style);
  const parts: string[] = [];
  let y: number = TOP;
  const write = (text: SetText, fill: string, weight = 400, x = MARGIN): void => {
    for (const line of text.lines) {
      y += text.size * LINE;
      parts.push(textAt({x, y: y - text.size * 0.28, size: text.size, weight, fill}, line));
    }
  };
  write({size: LABEL, lines: [card.section]}, colors.accent, 700);
  y += 26;
  if (set.path) {
    write(set.path, colors['ink-soft']);
    y += 4;
  }
  write(set.title, colors.ink, 700);
  y += 22;
  write(set.lead, colors['ink-soft']);
  let bottom = y;
  if (set.code && card.code) {
    y += 22;
    const height = 2 * PADDING + 30 + heightOf(set.code);
    parts.push(
      `<rect x="${MARGIN}" y="${round(y)}" width="${CARD_SIZE.width - 2 * MARGIN}" height="${round(height)}" rx="8" fill="${colors['code-ground']}"/>`,
    );
    bottom = y + height;
    y += PADDING - 4;
    write({size: 24, lines: [card.code.kind]}, colors['code-type'], 700, MARGIN + PADDING);
    y += 6;
    write(set.code, colors.ink, 400, MARGIN + PADDING);
  }
  const area = {
    x: MARGIN - BLEED,
    y: TOP - BLEED,
    width: CARD_SIZE.width - 2 * (MARGIN - BLEED),
    height: Math.min(Math.ceil(bottom) + BLEED, BAND.top) - (TOP - BLEED),
  };
  return {elements: grouped([ground(area, style), ...parts], style), area};
}

const grouped = (elements: readonly string[], {family}: CardStyle): string =>
  [`<g font-family="${family}">`, ...elements, '</g>'].join('\n');

function band({colors, bold, siteTitle, host}: CardStyle): string[] {
  const {top, baseline, size, icon} = BAND;
  const cut = siteTitle.lastIndexOf(' ') + 1;
  const first = siteTitle.slice(0, cut).trimEnd();
  const x = MARGIN + icon + 14;
  const after = x + bold.widthOf(`${first} `, size);
  const {ring, points} = logo;
  const middle = (top + CARD_SIZE.height - icon) / 2;
  const end = CARD_SIZE.width - MARGIN;
  return [
    `<rect y="${top}" width="${CARD_SIZE.width}" height="${CARD_SIZE.height - top}" fill="${colors['accent-strong']}"/>`,
    `<g transform="translate(${MARGIN} ${middle}) scale(${round(icon / 24)})" fill="${colors['on-accent']}">`,
    `<path d="${ring.path}" fill="none" stroke="${colors['on-accent']}" stroke-width="${ring.width}" stroke-linecap="round"/>`,
    ...points.map(({cx, cy, r}) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`),
    '</g>',
    textAt({x, y: baseline, size, weight: 700, fill: colors['on-accent']}, first),
    textAt(
      {x: after, y: baseline, size, weight: 700, fill: colors['accent-soft']},
      siteTitle.slice(cut),
    ),
    textAt(
      {x: end, y: baseline, size: 28, weight: 400, fill: colors['accent-soft'], anchor: 'end'},
      host,
    ),
  ];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly anchor?: 'end';
}

function textAt({x, y, size, weight, fill, anchor}: Place, text: string): string {
  const align = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}"${align}>${escapeHtml(text)}</text>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
