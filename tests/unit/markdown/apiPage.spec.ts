import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {apiPages} from '../../../src/markdown/apiPages';
import {fixtures, modelDir, plain, render, section} from './support';

const root = path.join(fixtures, 'good');
const page = (name: string) =>
  render(path.join(root, 'api/kit', `${name}.mdx`), [apiPages, {root, modelDir}]);

let html = '';
beforeAll(async () => {
  html = await page('shapes');
});

test('the head says import and source file', () => {
  const head = html.slice(0, html.indexOf('</dl>'));
  expect(plain(head)).toContain('Importfrom kit.shapes import …');
  expect(plain(head)).toContain('Sourcekit/shapes.py');
});

test('the index names every symbol and member with its kind and first sentence', () => {
  const index = html.slice(html.indexOf('<ul class="symbols"'), html.indexOf('</ul>'));
  const rows = index
    .split(/<li[^>]*>/)
    .slice(1)
    .map(plain);
  expect(rows).toContain('class Shape Base of all shapes.');
  expect(rows).toContain('method grow Adds to the radius.');
  expect(rows).toContain('class Circle A round shape, i.e. without corners.');
  expect(rows).toContain('value RED A warm one.');
  expect(rows).toContain('constant LIMIT Most shapes on a canvas.');
});

test('a logger is nowhere on the page unless its words describe it', () => {
  expect(html).not.toContain('logger');
});

test('headings carry the anchors of the design: dots kept, a variable told apart from its class', () => {
  expect(html).toContain('<h2 id="circle">Circle</h2>');
  expect(html).toContain('<h3 id="circle.grow">grow</h3>');
  expect(html).toContain('<h2 id="colour">Colour</h2>');
  expect(html).toContain('<h2 id="colour-variable">colour</h2>');
});

test('a class says how to get one and what takes one, for readers only', () => {
  const fact = (label: string, value: string) =>
    `<div data-nosearch=""><dt>${label}</dt><dd>${value}</dd></div>`;
  const unit = '<a href="#circle.unit"><code>Circle.unit()</code></a>';
  const centre = '<a href="#circle--centre"><code>Circle(centre=…)</code></a>';
  expect(section(html, 'circle')).toContain(fact('How to get one', unit));
  expect(section(html, 'point')).toContain(fact('What takes one', centre));
  // Nothing else gives one.
  expect(section(html, 'point')).toContain(fact('How to get one', '<code>Point(…)</code>'));
  expect(section(html, 'circle')).not.toContain('What takes one');
});

test('every id of the page is there once', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('a signature has one parameter a line, markers, types as links and defaults kept together', () => {
  const circle = section(html, 'circle');
  const signature = circle.slice(circle.indexOf('class="sig"'), circle.indexOf('</div><dl'));
  const lines = [...signature.matchAll(/<span><code>(.*?)<\/code><\/span>/g)].map(
    ([, line]) => line,
  );
  expect(lines.map((line) => plain(line as string))).toEqual([
    'radius: int,',
    '*,',
    'centre: Optional[Point] = None,',
    '**kwargs: Any,',
  ]);
  expect(signature).toContain('Optional[<wbr><a href="#point">Point</a>]');
  expect(signature).toContain('= None');
  expect(plain(section(html, 'draw'))).toContain('shape: Shape, /, canvas: Canvas, ) → bool');
});

test('a parameter has anchor, default or "required", type and words', () => {
  const parameters = section(html, 'circle');
  expect(parameters).toContain('<a href="#circle--radius" id="circle--radius">radius</a>');
  expect(plain(parameters)).toContain('radius requiredintIn pixels, 1 or more.');
  expect(plain(parameters)).toContain('centre = NoneOptional[Point]Where it stands.');
});

test('parameters that **kwargs hands on are listed with the words of the base', () => {
  const fold = section(html, 'circle').match(/<details.*?<\/details>/s)?.[0] ?? '';
  // Not what the call to it sets itself.
  expect(plain(fold)).toContain('Through **kwargs 1 parameter of Shape');
  expect(plain(fold)).toContain('label = NoneOptional[str]Text beside it, e.g. a name.');
  expect(fold).toContain('<a href="#shape--label">label</a>');
});

test('fields, keys and values have type, default and words; inherited fields those of the base', () => {
  expect(plain(section(html, 'point'))).toContain('Fieldsx required');
  expect(plain(section(html, 'point3'))).toContain(
    'Inherited fields 2 fields of Pointx requiredintTo the right.',
  );
  expect(plain(section(html, 'shapedict'))).toContain('Keyskind required');
  expect(plain(section(html, 'shapedict'))).toContain('size optionalintIn pixels.');
  expect(plain(section(html, 'colour'))).toContain("ValuesRED = 'red'A warm one.BLUE = 'blue'");
});

test('an attribute with the name of a parameter has words of its own', () => {
  expect(plain(section(html, 'circle'))).toContain('AttributesradiusintThe value given.');
});

test('kinds are said in words: abstract, class method, async, deprecated', () => {
  expect(plain(section(html, 'shape.area'))).toContain('abstract property area');
  expect(plain(section(html, 'circle.unit'))).toContain('class method unit');
  expect(plain(section(html, 'circle.grow'))).toContain('async method grow');
  expect(section(html, 'draw')).toContain('<span class="old">deprecated</span>');
});

test('each overload has its own signature', () => {
  const grow = section(html, 'circle.grow');
  const forms = [...grow.matchAll(/class="sig".*?<\/div>/gs)].map(([form]) => plain(`<${form}`));
  expect(forms).toEqual(['async def grow( by: int, ) → None', 'async def grow( by: str, ) → None']);
});

test('bases, subclasses, overridden and inherited members are links', () => {
  expect(section(html, 'shape')).toContain('<dt>Subclasses</dt><dd><a href="#circle">');
  expect(section(html, 'circle')).toContain('<dt>Bases</dt><dd><code><a href="#shape">');
  expect(section(html, 'circle.area')).toContain('<dt>Overrides</dt><dd><a href="#shape.area">');
  expect(section(html, 'circle.options')).toContain('<a href="#shape.scale">scale</a>');
});

test('code-styled names become links, except parameters and the own name', () => {
  expect(html).toContain('A <a href="#circle"><code>Circle</code></a> is a');
  expect(html).toContain(
    '<a href="#circle.grow"><code>Circle.grow</code></a>, not <code>radius</code>',
  );
  expect(section(html, 'circle')).toContain('to see a <code>Circle</code>');
  expect(section(html, 'circle.unit')).toContain('An <code>area</code> of 0');
});

test('a name whose page is not written stays text', () => {
  expect(html).toContain('see <code>kit.canvas</code>');
  expect(section(html, 'draw')).toContain('canvas: Canvas,');
});

test('guides that link here are listed', () => {
  expect(section(html, 'used-in')).toContain(
    '<a href="/guides/drawing" class="word">Drawing by hand</a>',
  );
});

test('so are those that name its symbols, with the names', () => {
  expect(section(html, 'used-in')).toContain(
    '<a href="/guides/scaling" class="word">Scaling</a> <span>Shape.scale, Circle.grow, draw</span>',
  );
});

test('a package lists submodules and re-exported names, each with an anchor', async () => {
  const kit = await page('index');
  expect(kit).toContain(
    '<a href="/api/kit/shapes">shapes</a> <span>Shapes that can be drawn.</span>',
  );
  expect(kit).toContain('<span>canvas</span>');
  expect(kit).toContain('<a href="/api/kit/shapes#circle" id="circle">Circle</a>');
  expect(kit).toContain('<a id="canvas">Canvas</a> <span>from kit.canvas</span>');
});

test('methods of a class inside a class are listed with anchor and words', () => {
  const options = section(html, 'circle.options');
  expect(options).toContain('<a href="#circle.options.reset" id="circle.options.reset">reset</a>');
  expect(plain(options)).toContain('resetNoneBack to the start.');
});

test('a page of the SDK takes the words of its base from the page of the base', async () => {
  const file = path.resolve('api/bitfount/data/datasources/csv_source.mdx');
  const csv = await render(file, apiPages);
  const base = '/api/bitfount/data/datasources/base_source';
  expect(plain(csv)).toContain('In YAMLdatasource: bitfount.CSVSource');
  expect(plain(csv)).toContain('from bitfount import CSVSource');
  expect(csv).toContain(`<dt>Bases</dt><dd><code><a href="${base}#basesource">BaseSource</a>`);
  const fold = csv.match(/<details.*?<\/details>/s)?.[0] ?? '';
  const seed = fold.slice(fold.indexOf(`${base}#basesource--seed`));
  expect(seed.slice(0, seed.indexOf('</div>'))).toMatch(/<p>.+<\/p>/);
});

test('the page says in data attributes what the search reads', () => {
  const kindOf = (anchor: string) =>
    new RegExp(
      `<section class="(?:sym|member)" data-kind="(\\w+)">(?:(?!<section).)*? id="${anchor}"`,
      's',
    ).exec(html)?.[1];
  expect(['shape', 'draw', 'circle\\.grow'].map(kindOf)).toEqual(['class', 'function', 'method']);
  expect(html).toMatch(/<dl class="params" aria-label="Parameters" data-kind="parameter">/);
  expect(html).toMatch(/<div data-nosearch=""><dt>Import<\/dt>/);
  expect(html).toMatch(/<div><dt>Returns<\/dt>/);
});
