/** What a layout needs to know of a font. */
export interface FontMetrics {
  /** Width of a text in pixels, without kerning, which mostly brings letters closer. */
  readonly widthOf: (text: string, size: number) => number;
  /** Whether the font has a sign. */
  readonly has: (sign: string) => boolean;
}

type Glyphs = ReadonlyMap<number, number>;

/**
 * Reads the widths of a font's signs.
 * https://learn.microsoft.com/typography/opentype/spec/otff
 *
 * @param ttf a TrueType font without variations
 * @throws Error when a table that is needed is not there
 */
export function fontMetrics(ttf: Buffer): FontMetrics {
  const unitsPerEm = ttf.readUInt16BE(tableOf(ttf, 'head') + 18);
  const last = ttf.readUInt16BE(tableOf(ttf, 'hhea') + 34) - 1;
  const widths = tableOf(ttf, 'hmtx');
  const glyphs = glyphsOf(ttf);
  const advance = (sign: string): number => {
    const glyph = glyphs.get(sign.codePointAt(0) ?? 0) ?? 0;
    return ttf.readUInt16BE(widths + 4 * Math.min(glyph, last));
  };
  return {
    widthOf(text, size) {
      let units = 0;
      for (const sign of text) {
        units += advance(sign);
      }
      return (units * size) / unitsPerEm;
    },
    has: (sign) => glyphs.has(sign.codePointAt(0) ?? 0),
  };
}

/** Returns where a table begins. */
function tableOf(ttf: Buffer, name: string): number {
  const count = ttf.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (ttf.toString('latin1', entry, entry + 4) === name) {
      return ttf.readUInt32BE(entry + 8);
    }
  }
  throw new Error(`The font of link cards has no table ${name}.`);
}

/** Maps code points to glyphs, from the table of format 4, which fonts for the web have. */
function glyphsOf(ttf: Buffer): Glyphs {
  const cmap = tableOf(ttf, 'cmap');
  const count = ttf.readUInt16BE(cmap + 2);
  for (let record = cmap + 4; record < cmap + 4 + 8 * count; record += 8) {
    const table = cmap + ttf.readUInt32BE(record + 4);
    if (ttf.readUInt16BE(table) === 4) {
      return segmentsOf(ttf, table);
    }
  }
  throw new Error('The font of link cards has no map of characters in format 4.');
}

function segmentsOf(ttf: Buffer, table: number): Glyphs {
  const glyphs = new Map<number, number>();
  const size = ttf.readUInt16BE(table + 6);
  for (let at = table + 14; at < table + 14 + size; at += 2) {
    const end = ttf.readUInt16BE(at);
    const start = ttf.readUInt16BE(at + size + 2);
    const delta = ttf.readUInt16BE(at + 2 * size + 2);
    const offsetAt = at + 3 * size + 2;
    const offset = ttf.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : ttf.readUInt16BE(offsetAt + offset + 2 * (code - start));
      const glyph = offset === 0 || listed !== 0 ? (listed + delta) & 0xffff : 0;
      if (glyph !== 0) {
        glyphs.set(code, glyph);
      }
    }
  }
  return glyphs;
}
