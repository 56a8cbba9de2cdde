"""Adds four arrows, of one weight, to a variable TrueType font. Usage: arrows.py source target"""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HALF = 40  # half of a stroke, in units of the font
LEFT, RIGHT, ACROSS, UPRIGHT = 60, 740, 800, 600  # ends of an arrow, its widths
REACH = 200  # how far back the arms reach

source, target = sys.argv[1:]
font = TTFont(source)
minus = font["glyf"][font.getBestCmap()[0x2212]]
middle = (minus.yMin + minus.yMax) / 2
variations = font["gvar"].variations
widths = font["HVAR"].table
maps = [one for one in (widths.AdvWidthMap, widths.LsbMap, widths.RsbMap) if one]
metrics = font["hmtx"].metrics


def contours():
    slant = HALF * 2**0.5
    tip = RIGHT - slant / 2
    arm = [
        (tip - REACH - slant / 2, REACH),
        (tip - REACH, REACH + slant / 2),
        (tip + slant / 2, 0),
        (tip - slant / 2, 0),
    ]
    shaft = [(LEFT, HALF), (tip, HALF), (tip, -HALF), (LEFT, -HALF)]
    return [shaft, arm, [(x, -y) for x, y in reversed(arm)]]


TURNS = {
    0x2190: (ACROSS, lambda x, y: (ACROSS - x, middle - y)),
    0x2191: (UPRIGHT, lambda x, y: (UPRIGHT / 2 - y, middle + x - ACROSS / 2)),
    0x2192: (ACROSS, lambda x, y: (x, middle + y)),
    0x2193: (UPRIGHT, lambda x, y: (UPRIGHT / 2 + y, middle - x + ACROSS / 2)),
}
order = list(font.getGlyphOrder())
for code, (advance, turn) in TURNS.items():
    pen = TTGlyphPen(None)
    for first, *others in contours():
        pen.moveTo(turn(*first))
        for point in others:
            pen.lineTo(turn(*point))
        pen.closePath()
    name = f"uni{code:04X}"
    glyph = pen.glyph()
    order.append(name)
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    metrics[name] = (advance, glyph.xMin)
    variations[name] = []
    for one in maps:
        one.mapping[name] = 0xFFFFFFFF  # the same width in every weight
    for table in font["cmap"].tables:
        table.cmap[code] = name
font.setGlyphOrder(order)
font.save(target)
