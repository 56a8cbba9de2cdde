import path from 'node:path';

import subsetFont from 'subset-font';

import {cached, keyOf} from '../../lib/fileCache';
import {type FontMetrics, fontMetrics} from './fontMetrics';

/** The web font as the renderer of pictures takes it: a file for each weight. */
export interface CardFonts {
  readonly files: readonly string[];
  readonly regular: FontMetrics;
  readonly bold: FontMetrics;
}

/**
 * Makes fonts of one weight from the variable web font, once for each file.
 *
 * @param woff2 content of the font's file
 * @param version of the library that makes them
 * @param cache folder to keep them in
 */
export async function cardFonts(woff2: Buffer, version: string, cache: string): Promise<CardFonts> {
  const [regular, bold] = await Promise.all(
    [400, 700].map(async (weight) => {
      const name = `${keyOf(woff2, version, String(weight))}.ttf`;
      const ttf = await cached(path.join(cache, name), () =>
        subsetFont(woff2, '', {
          keepAllGlyphs: true,
          targetFormat: 'truetype',
          variationAxes: {wght: weight},
        }),
      );
      return {file: path.join(cache, name), metrics: fontMetrics(ttf)};
    }),
  );
  if (!regular || !bold) {
    throw new Error('Link cards need two weights of the font.');
  }
  return {
    files: [regular.file, bold.file],
    regular: regular.metrics,
    bold: bold.metrics,
  };
}
