import {expect, test} from 'vitest';

import {scaffold} from '../../../../src/reference/scaffold';
import {goodPage, modelDir, read, repository} from './support';

const file = 'api/kit/shapes.mdx';

/** Runs `--write` on a page; returns its new text and the report. */
function filled(source: string): {text: string; report: string} {
  const root = repository({[file]: source});
  const report = scaffold({root, modelDir, write: ['kit.shapes']});
  return {text: read(root, file), report};
}

/** Returns the good page without the given texts; fails when it lacks one. */
function without(...texts: string[]): string {
  return texts.reduce((page, text) => {
    expect(page).toContain(text);
    return page.replace(text, '');
  }, goodPage);
}

test('a page that lacks nothing stays as it is', () => {
  const {text, report} = filled(goodPage);
  expect(text).toBe(goodPage);
  expect(report).not.toContain(`fuller ${file}`);
});

test('a missing item is added below the last one of its list', () => {
  const {text} = filled(without('- `label`: text beside it, e.g. a name. `None` draws none.\n'));
  expect(text).toContain('- `colour`: fill colour.\n- `label`: (unwritten)\n\n### area');
});

test('a list keeps its bullet', () => {
  const starred = without('- `returns`: the same shape.\n').replace('- `factor`', '* `factor`');
  expect(filled(starred).text).toContain('* `factor`: by how much.\n* `returns`: (unwritten)\n');
});

test('a section without a list gets one, a section without a sentence its place', () => {
  const {text} = filled(
    without('Draws a shape.\n\n', '- `x`: to the right.\n- `y`: down.\n').replace(
      'A place.',
      'A place.\n\n### x\n\nTo the right.',
    ),
  );
  expect(text).toContain('## draw\n\n(unwritten)\n\n- `shape`: what to draw.');
  expect(text).toContain('## Point\n\nA place.\n\n- `y`: (unwritten)\n\n### x\n');
});

test('a missing member stands at the end of its class, a missing class at the end of the page', () => {
  const area = '### area\n\nSize of the face.\n\n';
  const colour = '## Colour\n\nFill colours.\n\n- `RED`: a warm one.\n\n';
  const {text} = filled(without(area, colour));
  expect(text).toContain('- `returns`: the same shape.\n\n### area\n\n(unwritten)\n\n## Circle\n');
  expect(text).toMatch(/\n\nThe colour for shapes without one\.\n\n## Colour\n\n\(unwritten\)\n$/);
});

test('missing variables join their list; without one it is made below the intro', () => {
  const limit = '- `LIMIT`: most shapes on a canvas. More are dropped.\n';
  const colour = '\n## colour\n\nThe colour for shapes without one.\n';
  expect(filled(without(colour)).text).toContain(`${limit}- \`colour\`: (unwritten)\n\n## Shape`);
  expect(filled(without(`## Variables {#variables}\n\n${limit}\n`)).text).toContain(
    '`kit.shapes.draw`.\n\n## Variables {#variables}\n\n- `LIMIT`: (unwritten)\n\n## Choosing',
  );
});

test('an empty page below its front matter is filled whole', () => {
  const head = goodPage.slice(0, goodPage.indexOf('---\n', 4) + 4);
  const {text, report} = filled(head);
  expect(text).toMatch(/^---\n[^]+\n---\n\n## Variables [^]+\n## Shape\n/);
  expect(report).toContain('Added to the SDK, not on the page: 0');
});

test('whatever is missing, the words of the writer stay, and nothing is missing afterwards', () => {
  const lines = goodPage.split('\n');
  const start = lines.indexOf('## Shape');
  for (let at = start; at < lines.length - 8; at += 3) {
    const source = lines.filter((_, index) => index < at || index >= at + 7).join('\n');
    const {text, report} = filled(source);
    const left = text.split('\n');
    const kept = source.split('\n').filter((line) => {
      const place = left.indexOf(line);
      left.splice(0, place + 1);
      return place >= 0;
    });
    expect(kept.join('\n'), `without lines ${at} to ${at + 6}`).toBe(source);
    expect(report, `without lines ${at} to ${at + 6}`).toContain(
      'Added to the SDK, not on the page: 0',
    );
  }
});

test('a file with Windows line ends keeps them', () => {
  const source = without('- `returns`: the same shape.\n').replaceAll('\n', '\r\n');
  const {text} = filled(source);
  expect(text).toContain('- `factor`: by how much.\r\n- `returns`: (unwritten)\r\n');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});
