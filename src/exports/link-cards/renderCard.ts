import {renderAsync} from '@resvg/resvg-js';

import type {CardFonts} from './cardFonts';
import {palettePng} from './palettePng';

/** The name of the font's family in its files. */
export const FONT_FAMILY = 'Atkinson Hyperlegible Next';

/** Increase it when `palettePng` writes other bytes: pictures are cached and named by what they are made from. */
export const ENCODING = '3';

/** Renders a picture as PNG, on a thread of its own. */
export async function renderCard(svg: string, {files}: Pick<CardFonts, 'files'>): Promise<Buffer> {
  const {pixels, width, height} = await renderAsync(svg, {
    font: {loadSystemFonts: false, fontFiles: [...files], defaultFontFamily: FONT_FAMILY},
  });
  return palettePng(pixels, width, height);
}
