import {Resvg} from '@resvg/resvg-js';

import {memoize} from '../../lib/memoize';
import type {CardFonts} from './cardFonts';
import {CARD_SIZE, type Layer, svgOf} from './cardSvg';
import {paletteEncoder} from './paletteEncoder';

/** The name of the font's family in its files. */
export const FONT_FAMILY = 'Atkinson Hyperlegible Next';

/** Increase it when `paletteEncoder` writes other bytes: pictures are cached and named by what they are made from. */
export const ENCODING = '3';

/** Bytes of a pixel. */
const CHANNELS = 4;

/** Renders the pictures of a site as PNG. */
export type CardRenderer = (content: Layer) => Buffer;

/**
 * Prepares to render pictures. What all of them share is rendered once, and of each only the area of its
 * content: rendering takes as long as there are pixels.
 */
export function cardRenderer(frame: Layer, {files}: Pick<CardFonts, 'files'>): CardRenderer {
  const font = {loadSystemFonts: false, fontFiles: [...files], defaultFontFamily: FONT_FAMILY};
  const pixelsOf = (layer: Layer): Buffer => new Resvg(svgOf(layer), {font}).render().pixels;
  const pixelsOfFrame = memoize(pixelsOf);
  const {width, height} = CARD_SIZE;
  const encode = paletteEncoder(width, height);
  const canvas = Buffer.alloc(width * height * CHANNELS);
  return (content) => {
    pixelsOfFrame(frame).copy(canvas);
    place(pixelsOf(content), content, canvas);
    return encode(canvas);
  };
}

/** Writes the pixels of a layer into those of the whole picture. */
function place(pixels: Buffer, {area}: Layer, whole: Buffer): void {
  const length = area.width * CHANNELS;
  for (let row = 0; row < area.height; row += 1) {
    const start = ((area.y + row) * CARD_SIZE.width + area.x) * CHANNELS;
    pixels.copy(whole, start, row * length, (row + 1) * length);
  }
}
