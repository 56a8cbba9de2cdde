import {expect, test} from 'vitest';

import {scaffold} from '../../../../src/reference/scaffold';
import {unwrittenIn} from '../../../../src/reference/scaffold/marker';
import {writeFiles} from '../../../../src/reference/scaffold/writeFiles';
import {goodPage, modelDir, read, repository} from './support';

test('the report counts modules by group and names file, line and mend of every difference', () => {
  const source = goodPage
    .replace('## Circle', '## Cirle')
    .replace('- `factor`: by how much.\n', '')
    .replace('### scale', '### scael')
    .replace('- `y`: down.', '- `yy`: down.');
  const line = (text: string) =>
    source.slice(0, source.indexOf(`\n${text}`)).split('\n').length + 1;
  const root = repository({'api/kit/shapes.mdx': source, 'api/kit/shaps.mdx': goodPage});
  const report = scaffold({root, modelDir}).replaceAll(/\S*(?=api\/kit\/)/g, '');
  expect(report).toBe(`Model of kit 1.0: 4 modules. Pages: 2 pages.
Modules without a page: 3
  kit itself     3
Pages without a module: 1
  api/kit/shaps.mdx:1: unknown module "kit.shaps". Did you mean "kit.shapes"?
Added to the SDK, not on the page (1 symbol, 1 member, 1 parameter or field): 3
  api/kit/shapes.mdx:1: class "Circle" has no section. Add "## Circle".
  api/kit/shapes.mdx:${line('## Shape')}: "Shape.scale" has no section. Add "### scale".
  api/kit/shapes.mdx:${line('## Point')}: "Point" does not describe \`y\`. Add an item for each.
Gone from the SDK or misnamed, still on the page: 3
  api/kit/shapes.mdx:${line('### scael')}: unknown member of Shape "scael". Did you mean "scale"? Prose needs an explicit id: {#id}.
  api/kit/shapes.mdx:${line('## Cirle')}: unknown symbol of kit.shapes "Cirle". Did you mean "Circle"? Prose needs an explicit id: {#id}.
  api/kit/shapes.mdx:${line('- `yy`')}: Point has no "yy" to describe. Did you mean "y"?
Unwritten: 0 pages, 0 places for words`);
});

test('pages and places that hold the marker are counted, the description too', () => {
  const root = repository();
  scaffold({root, modelDir, write: ['kit.canvas']});
  expect(unwrittenIn(read(root, 'api/kit/canvas.mdx'))).toEqual({pages: 1, items: 3});
  expect(scaffold({root, modelDir})).toContain('Unwritten: 2 pages, 5 places for words');
  expect(unwrittenIn(goodPage)).toEqual({pages: 0, items: 0});
});

test('a new page never takes the place of a file', () => {
  const root = repository({'api/kit/canvas.mdx': 'My words.\n'});
  const file = `${root}/api/kit/canvas.mdx`;
  expect(() => writeFiles([{file, text: 'Stub.\n', isNew: true}])).toThrow(
    /api\/kit\/canvas\.mdx stands already: move it away/,
  );
  expect(read(root, 'api/kit/canvas.mdx')).toBe('My words.\n');
});
