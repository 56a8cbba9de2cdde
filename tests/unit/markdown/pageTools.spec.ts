import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {pageTools} from '../../../src/markdown/tools';
import {parsePage} from '../../../src/reference/page/source/parsePage';
import {throwFaults} from '../../../src/writing/faults';

/** Sends a page through the plugin, and fails on it as the build does. */
function pageWith(source: string) {
  const page = new VFile({path: 'docs/page.mdx'});
  const tree = parsePage(page.path, source);
  pageTools()(tree, page);
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

test('a tool is imported from its own file and learns where its code is', () => {
  const page = pageWith('Text.\n\n<Tool of="check-yaml" />\n');
  const elements = page.children.map((node) => ('name' in node ? node.name : node.type));
  expect(elements).toEqual(['mdxjsEsm', 'paragraph', 'CheckYamlTool']);
  expect(page.children).toContainEqual(
    expect.objectContaining({
      name: 'CheckYamlTool',
      attributes: [
        {
          type: 'mdxJsxAttribute',
          name: 'script',
          value: expect.stringMatching(/^assets\/tools\/check-yaml\.\w+\.js$/) as unknown,
        },
      ],
    }),
  );
  expect(pageWith('Text.\n').children).toHaveLength(1);
});

test('an unknown name stops the build with file, line and nearest name', () => {
  expect(fault('Text.\n\n<Tool of="check-yml" />\n')).toBe(
    'docs/page.mdx:3: there is no tool "check-yml". Did you mean "check-yaml"? (site:unknown-tool)',
  );
});

test('a tool with another property stops the build', () => {
  expect(fault('<Tool name="check-yaml" />\n')).toMatch(
    /^docs\/page\.mdx:1: write <Tool of="…" \/> .*\(site:malformed-tool\)$/,
  );
});

test('a tool in a sentence stops the build', () => {
  expect(fault('Use <Tool of="check-yaml" /> here.\n')).toMatch(
    /^docs\/page\.mdx:1: a <Tool> stands on a line of its own.*\(site:misplaced-tool\)$/,
  );
});
