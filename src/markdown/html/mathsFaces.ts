import {readFileSync} from 'node:fs';
import path from 'node:path';

import {keyOf} from '../../lib/fileCache';
import {installedVersion} from '../../lib/installedVersion';
import {SHEETS_FOLDER} from '../sheets/sheets';
import {katexFiles} from './katexFiles';

/** A font of KaTeX, cut down to the characters of usual formulas. */
export interface MathsFace {
  /** As KaTeX names its files: `Main-Regular`. */
  readonly name: string;
  /** Characters, as `unicode-range` writes them. */
  readonly range: string;
  /** Path of its file below the site's base. */
  readonly file: string;
}

/** ASCII, Greek capitals, and the signs of sums, sets, logic, comparison and arrows. */
const MAIN =
  'U+20-7E,U+A0,U+B1,U+B7,U+D7,U+F7,U+338,U+393-3A9,U+2013,U+2014,U+2016,U+2026,U+2032,U+200B,U+2190-2194,U+21D2,' +
  'U+2200,U+2202,U+2203,U+2207,U+2208,U+2212,U+2217,U+221A,U+221D,U+221E,U+2223,U+2225,U+2227-222B,' +
  'U+223C,U+2248,U+2260,U+2261,U+2264,U+2265,U+2282,U+2286,U+22C5,U+22EF,U+2308-230B,U+27E8,U+27E9,U+E020';
/** Letters, Latin and Greek. */
const ITALIC = 'U+41-5A,U+61-7A,U+3B1-3C9';
/** Brackets, roots, sums, products and integrals. */
const LARGE =
  'U+20,U+28,U+29,U+5B,U+5D,U+7B-7D,U+A0,U+302,U+303,U+220F,U+2211,U+221A,U+2223,U+222B';

const RANGES: Readonly<Record<string, string>> = {
  'Main-Regular': MAIN,
  'Math-Italic': ITALIC,
  'Size1-Regular': LARGE,
  'Size2-Regular': LARGE,
};

/** A rule of KaTeX's stylesheet, of which only the font in WOFF2 is taken. */
const RULE = /@font-face\{([^}]*?)src:url\(fonts\/KaTeX_([\w-]+)\.woff2\)[^}]*\}/g;

/** Folder of the fonts below the site's base. */
const FOLDER = 'assets/maths';

/** Returns the fonts that formulas use most, a third smaller than KaTeX's. */
export function mathsFaces(): readonly MathsFace[] {
  const {version} = katexFiles();
  const cutter = installedVersion('subset-font');
  return Object.entries(RANGES).map(([name, range]) => ({
    name,
    range,
    file: `${FOLDER}/${name}.${keyOf(version, cutter, range)}.woff2`,
  }));
}

/**
 * Returns the stylesheet that puts these fonts before those of KaTeX's own, which browsers then load only
 * for a character that is none of theirs: of several rules for a family, the last that has the character
 * counts (https://drafts.csswg.org/css-fonts-4/#composite-fonts).
 *
 * @returns its path below the site's base, and its text
 */
export function mathsFacesSheet(): {readonly path: string; readonly css: string} {
  const faces = new Map(mathsFaces().map((face) => [face.name, face]));
  const katex = readFileSync(path.join(katexFiles().folder, 'katex.min.css'), 'utf8');
  const css = [...katex.matchAll(RULE)]
    .flatMap(([, family = '', name = '']) => {
      const face = faces.get(name);
      return face
        ? `@font-face{${family}src:url(../../${face.file}) format("woff2");unicode-range:${face.range}}`
        : [];
    })
    .join('');
  return {path: `${SHEETS_FOLDER}/maths.${keyOf(css)}.css`, css};
}
