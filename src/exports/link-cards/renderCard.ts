import {renderAsync} from '@resvg/resvg-js';

import type {CardFonts} from './cardFonts';
import {FONT_FAMILY} from './cardFonts';
import {palettePng} from './palettePng';

/** Increase it when `palettePng` writes other bytes: pictures are cached and named by what they are made from. */
export const ENCODING = '2';

/** Renders a picture as PNG, on a thread of its own. */
export async function renderCard(svg: string, {files}: CardFonts): Promise<Buffer> {
  const {pixels, width, height} = await renderAsync(svg, {
    font: {loadSystemFonts: false, fontFiles: [...files], defaultFontFamily: FONT_FAMILY},
  });
  return palettePng(pixels, width, height);
}
