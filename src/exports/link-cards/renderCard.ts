import {renderAsync} from '@resvg/resvg-js';

import {memoize} from '../../lib/memoize';
import type {CardFonts} from './cardFonts';
import {CARD_SIZE, type Layer, svgOf} from './cardSvg';
import {palettePng} from './palettePng';

/** The name of the font's family in its files. */
export const FONT_FAMILY = 'Atkinson Hyperlegible Next';

/** Increase it when `palettePng` writes other bytes: pictures are cached and named by what they are made from. */
export const ENCODING = '3';

/** Bytes of a pixel. */
const CHANNELS = 4;

/** Renders the pictures of a site as PNG, on threads of their own. */
export type CardRenderer = (content: Layer) => Promise<Buffer>;

/**
 * Prepares to render pictures. What all of them share is rendered once, and of each only the area of its
 * content: rendering takes as long as there are pixels.
 */
export function cardRenderer(frame: Layer, {files}: Pick<CardFonts, 'files'>): CardRenderer {
  const pixelsOf = async (layer: Layer): Promise<Buffer> => {
    const {pixels} = await renderAsync(svgOf(layer), {
      font: {loadSystemFonts: false, fontFiles: [...files], defaultFontFamily: FONT_FAMILY},
    });
    return pixels;
  };
  const pixelsOfFrame = memoize(pixelsOf);
  const {width, height} = CARD_SIZE;
  // One for all pictures, as new memory costs time: `palettePng` has read it when it returns.
  const canvas = Buffer.alloc(width * height * CHANNELS);
  return async (content) => {
    const [under, over] = await Promise.all([pixelsOfFrame(frame), pixelsOf(content)]);
    under.copy(canvas);
    place(over, content, canvas);
    return palettePng(canvas, width, height);
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
