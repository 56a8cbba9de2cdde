import path from 'node:path';

import {expect, test} from 'vitest';

import {apiPages} from '../../../src/markdown/apiPages';
import {faults, fixtures, modelDir} from './support';

/** Fixture, page, and what the build says: line, then the message. */
const bad: [fixture: string, page: string, ...messages: string[]][] = [
  [
    'unknown-class',
    'shapes',
    '1: class "Circle" has no section. Add "## Circle". (site:undescribed-symbol)',
    '39: unknown symbol of kit.shapes "Cirle". Did you mean "Circle"? Prose needs an explicit id: {#id}. (site:unknown-symbol)',
  ],
  [
    'renamed-parameter',
    'shapes',
    '39: "Circle" does not describe `radius`. Add an item for each. (site:undescribed-parameter)',
    '43: Circle has no "radios" to describe. Did you mean "radius"? (site:unknown-parameter)',
  ],
  [
    'missing-symbol',
    'shapes',
    '1: function "draw" has no section. Add "## draw". (site:undescribed-symbol)',
  ],
  [
    'missing-variable',
    'shapes',
    '1: variable "LIMIT" is not described. Add "## LIMIT", or an item `LIMIT` under "## Variables {#variables}". (site:undescribed-symbol)',
  ],
  [
    'undescribed-parameter',
    'shapes',
    '39: "Circle" does not describe `centre`. Add an item for each. (site:undescribed-parameter)',
  ],
  [
    'undescribed-field',
    'shapes',
    '81: "Point" does not describe `y`. Add an item for each. (site:undescribed-parameter)',
  ],
  [
    'undescribed-return',
    'shapes',
    '32: "Shape.scale" does not describe `returns`. Add an item for each. (site:undescribed-parameter)',
  ],
  [
    'nested-method',
    'shapes',
    '69: "Circle.Options" does not describe `reset`. Add an item for each. (site:undescribed-parameter)',
  ],
  [
    'missing-member',
    'shapes',
    '39: "Circle.unit" has no section. Add "### unit". (site:undescribed-member)',
  ],
  [
    'unknown-member',
    'shapes',
    '39: "Circle.grow" has no section. Add "### grow". (site:undescribed-member)',
    '62: unknown member of Circle "grwo". Did you mean "grow"? Prose needs an explicit id: {#id}. (site:unknown-member)',
  ],
  [
    'inherited-member',
    'shapes',
    '62: "scale" is inherited: describe it on the page of kit.shapes.Shape. (site:inherited-member)',
  ],
  [
    'prose-without-id',
    'shapes',
    '9: unknown symbol of kit.shapes "Choosing a shape". Prose needs an explicit id: {#id}. (site:unknown-symbol)',
  ],
  [
    'unknown-exception',
    'shapes',
    '108: unknown exception "DrawEror". Did you mean "DrawError"? (site:unknown-exception)',
  ],
  [
    'unknown-variable',
    'shapes',
    '1: variable "LIMIT" is not described. Add "## LIMIT", or an item `LIMIT` under "## Variables {#variables}". (site:undescribed-symbol)',
    '19: unknown variable of kit.shapes "LIMITS". Did you mean "LIMIT"? (site:unknown-variable)',
  ],
  [
    'described-twice',
    'shapes',
    '26: "colour" of Shape is described already, in line 25. (site:described-twice)',
  ],
  [
    'section-twice',
    'shapes',
    '114: "DrawError" has a section already, in line 110. (site:repeated-section)',
  ],
  [
    'odd-item',
    'shapes',
    '26: an item of a describing list reads `name`: words. (site:malformed-item)',
  ],
  [
    'taken-id',
    'shapes',
    '9: the id "circle" of "Choosing a shape" is the anchor of kit.shapes.Circle already. (site:taken-anchor)',
  ],
  [
    'symbol-link',
    'shapes',
    '11: pages of the reference have no links with "api:". Write the name as code, which makes a link, or the address: [words](/api/…#symbol). (site:symbol-link-in-reference)',
  ],
  [
    'no-sentence',
    'shapes',
    '101: "draw" has no sentence below its heading. (site:missing-sentence)',
  ],
  ['wrong-title', 'shapes', '1: the title is "kit.shape", not "kit.shapes". (site:wrong-title)'],
  [
    'unknown-module',
    'shaps',
    '1: unknown module "kit.shaps". Did you mean "kit.shapes"? (site:unknown-module)',
  ],
];

for (const [fixture, page, ...messages] of bad) {
  test(`${fixture} stops the build with file, line and what to do`, async () => {
    const root = path.join(fixtures, 'bad', fixture);
    const file = path.join(root, 'api/kit', `${page}.mdx`);
    const name = path.relative(process.cwd(), file);
    expect(await faults(file, [apiPages, {root, modelDir}])).toEqual(
      messages.map((message) => `${name}:${message}`),
    );
  });
}

test('two symbols with one anchor stop the build', async () => {
  const root = path.join(fixtures, 'bad/one-anchor');
  const file = path.join(root, 'api/kit/clash.mdx');
  const [fault, ...others] = await faults(file, [apiPages, {root, modelDir}]);
  expect(fault).toContain('api/kit/clash.mdx:1: ');
  expect(fault).toContain('"kit.clash.Node" and "kit.clash.NODE" would both have the anchor #node');
  expect(others).toEqual([]);
});

test('a malformed model stops the build and says which file to make again', async () => {
  const root = path.join(fixtures, 'good');
  const malformed = path.join(fixtures, 'malformed/model');
  const file = path.join(root, 'api/kit/shapes.mdx');
  const [fault] = await faults(file, [apiPages, {root, modelDir: malformed}]);
  expect(fault).toMatch(/malformed\/model\/index\.json is no JSON: .*npm run api:model/);
});

test('a page without faults passes', async () => {
  const root = path.join(fixtures, 'good');
  const file = path.join(root, 'api/kit/shapes.mdx');
  expect(await faults(file, [apiPages, {root, modelDir}])).toEqual([]);
});
