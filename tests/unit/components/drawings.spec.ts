import {readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {type DrawingName, drawings} from '../../../src/writing/drawings';
import {drawingHtml} from '../../support/drawings';

const names = Object.keys(drawings) as DrawingName[];

/** The text of the one element of a kind. */
function textOf(html: string, element: string): string {
  const found = [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))];
  expect(found, element).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

test('every drawing has a name, and every name a drawing', () => {
  const files = readdirSync(path.resolve('src/components/drawings'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.basename(file, '.tsx'));
  expect(Object.values(drawings).toSorted()).toEqual(files.toSorted());
  expect(names.length).toBeGreaterThanOrEqual(8);
});

for (const name of names) {
  test(`${name} says in words what it shows, in one sentence below and in full for who cannot see it`, () => {
    const html = drawingHtml(name);
    const forms = html.match(/<svg.*?<\/svg>/gs) ?? [];
    expect(forms.length).toBeGreaterThanOrEqual(1);
    const ids = forms.map((svg) => {
      expect(svg).toContain('role="img"');
      const named = /aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(svg);
      expect(svg).toContain(`<title id="${named?.[1]}">`);
      expect(svg).toContain(`<desc id="${named?.[2]}">`);
      expect(textOf(svg, 'title').length).toBeGreaterThan(15);
      expect(textOf(svg, 'desc').split(/\. /).length).toBeGreaterThan(2);
      return named?.[1];
    });
    expect(new Set(ids).size, 'ids of its own').toBe(ids.length);
    expect(ids.join(' ')).toContain(name);
    const [caption = '', source = ''] = textOf(html, 'figcaption').split(/<\/?small[^>]*>/);
    expect(caption).toMatch(/^[A-Z][^.]+\.$/);
    expect(source).toMatch(
      /^(From a run with release [\d.]+, \d+ \w+ \d{4}\.|Illustration, not a run\.)?$/,
    );
  });

  test(`${name} is small, has no colour of its own and loads nothing`, () => {
    const forms = drawingHtml(name).match(/<svg.*?<\/svg>/gs) ?? [];
    for (const svg of forms) {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * 1024);
    }
    expect(forms.join('')).not.toMatch(/ (?:fill|stroke|style|href|src)=|#[0-9a-f]{3}|url\(/i);
  });
}
