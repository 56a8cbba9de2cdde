import {readFile} from 'node:fs/promises';
import path from 'node:path';

import subsetFont from 'subset-font';

import {cached} from '../../lib/fileCache';
import {writeWithFolder} from '../../lib/writeWithFolder';
import {katexFiles} from '../../markdown/html/katexFiles';
import {type MathsFace, mathsFaces, mathsFacesSheet} from '../../markdown/html/mathsFaces';

const cacheFolder = path.resolve('node_modules/.cache/maths');

/** Writes the small fonts for formulas, and their stylesheet, into a built site. */
export async function writeFaces(outDir: string): Promise<void> {
  const {path: sheet, css} = mathsFacesSheet();
  await writeWithFolder(path.join(outDir, sheet), css);
  for (const face of mathsFaces()) {
    const font = await cached(path.join(cacheFolder, path.basename(face.file)), () => cut(face));
    await writeWithFolder(path.join(outDir, face.file), font);
  }
}

async function cut({name, range}: MathsFace): Promise<Buffer> {
  const file = path.join(katexFiles().folder, 'fonts', `KaTeX_${name}.woff2`);
  return subsetFont(await readFile(file), charactersIn(range), {targetFormat: 'woff2'});
}

/** Lists the characters of a value of `unicode-range`: `U+20-7E,U+B1`. */
function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}
