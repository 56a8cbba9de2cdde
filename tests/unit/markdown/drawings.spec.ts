import {expect, test} from 'vitest';
import type {Root} from 'mdast';
import {VFile} from 'vfile';

import {pageDrawings} from '../../../src/markdown/drawings';
import {parsePage} from '../../../src/reference/page/source/parsePage';
import {throwFaults} from '../../../src/writing/faults';

/** Sends a page through the plugin, and fails on it as the build does. */
function pageWith(source: string): Root {
  const page = new VFile({path: 'docs/page.mdx'});
  const tree = parsePage(page.path, source);
  pageDrawings()(tree, page);
  throwFaults(page);
  return tree;
}

function fault(source: string): string {
  try {
    pageWith(source);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('a named drawing is imported from its own file, other pages import nothing', () => {
  const page = pageWith('Text.\n\n<Drawing of="task-life" />\n');
  expect(page.children).toMatchObject([
    {
      type: 'mdxjsEsm',
      data: {
        estree: {
          body: [
            {
              specifiers: [{local: {name: 'TaskLifeDrawing'}}],
              source: {value: '@site/src/components/drawings/TaskLife'},
            },
          ],
        },
      },
    },
    {type: 'paragraph'},
    {type: 'mdxJsxFlowElement', name: 'TaskLifeDrawing', attributes: []},
  ]);
  expect(pageWith('Text.\n').children).toHaveLength(1);
});

test('an unknown name stops the build with file, line and nearest name', () => {
  expect(fault('Text.\n\n<Drawing of="task-live" />\n')).toBe(
    'docs/page.mdx:3: there is no drawing "task-live". Did you mean "task-life"? (site:unknown-drawing)',
  );
  expect(fault('<Drawing of="zzzzzzzz" />\n')).toMatch(
    /^docs\/page\.mdx:1: there is no drawing "zzzzzzzz"\. There are: platform, task-life,/,
  );
});

for (const [what, source] of [
  ['no name', '<Drawing />\n'],
  ['a name that is code', '<Drawing of={name} />\n'],
  ['more than a name', '<Drawing of="platform" wide />\n'],
] as const) {
  test(`${what} stops the build`, () => {
    expect(fault(source)).toBe(
      'docs/page.mdx:1: write <Drawing of="…" /> with the name of a drawing and nothing else. (site:malformed-drawing)',
    );
  });
}

test('a drawing inside a sentence, or twice on a page, stops the build', () => {
  expect(fault('See <Drawing of="platform" /> here.\n')).toBe(
    'docs/page.mdx:1: a <Drawing> stands on a line of its own, between empty lines. (site:misplaced-drawing)',
  );
  expect(fault('<Drawing of="platform" />\n\n<Drawing of="platform" />\n')).toBe(
    'docs/page.mdx:3: the drawing "platform" is shown twice. (site:repeated-drawing)',
  );
});
