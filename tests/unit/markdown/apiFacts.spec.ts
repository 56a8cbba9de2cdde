/** What a page of the reference says of values, inherited members and private names. */
import path from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import {apiPages} from '../../../src/markdown/apiPages';
import {inventoryEntries} from '../../../src/reference/model/inventory/entries';
import {siteOf} from '../../../src/reference/page/site/site';
import {fixtures, plain, render, section} from './support';

const root = path.join(fixtures, 'facts');
const modelDir = path.join(root, 'model');

const pageOf = (module: string) =>
  render(path.join(root, `api/kit/${module}.mdx`), [apiPages, {root, modelDir}]);

let html = '';
let tins = '';
beforeAll(async () => {
  html = await pageOf('brushes');
  tins = await pageOf('tins');
});

test('a value that the import decides on is never shown as fixed', () => {
  expect(plain(section(html, 'engine'))).toContain(
    "engine: str set at import: 'dry', os.environ['ENGINE'] or 'wet'",
  );
  const variables = plain(html.slice(html.indexOf('id="variables"')));
  expect(variables).toContain('has_ink set at import: True or FalseWhether');
});

test('parameters of an inherited constructor keep their stars, and those are not required', () => {
  const inherited = plain(section(html, 'round'));
  expect(inherited).toContain('tip requiredstrIts shape.');
  expect(inherited).toContain('*bristlesstrWhat it is made of.');
  expect(inherited).toContain('**optionsPassed on to the shop.');
});

describe('members of a private base', () => {
  const rows = () => plain(section(html, 'paint'));

  test('are listed with their signatures, as nothing else of the base is shown', () => {
    expect(rows()).toContain('From _Paint 5 members of a private class');
    expect(rows()).toContain('mix(drops: int = 1, *colours) → str');
    expect(rows()).toContain("hue = 'red'");
  });

  test('have the words of the class itself, of a protocol that it fulfils, or of a module', () => {
    expect(rows()).toContain('flow() → NoneRuns down the paper. Use little water.');
    expect(rows()).toContain('→ strMixes colours. See Mixer.mix.');
    expect(section(html, 'paint')).toContain('<a href="#mixer.mix"><code>Mixer.mix</code></a>');
    const module = '<a href="/api/kit/brushes"><code>kit.brushes</code></a>';
    expect(section(tins, 'tin')).toContain(`<p>See ${module}.</p>`);
  });

  test('have the words of another class with the same base', () => {
    expect(plain(tins)).toContain('flow() → NoneRuns down the paper. See Paint.');
  });

  test('keep the parameters of its constructor, which are described at the class', () => {
    expect(rows()).toContain('hue requiredstrThe colour at first.');
  });
});

describe('an attribute without words', () => {
  const round = () => plain(section(html, 'round'));

  test("has those of the constructor's parameter of the same name", () => {
    const brush = plain(section(html, 'brush'));
    expect(brush).toContain('AttributestipstrIts shape. See the parameter tip.');
    expect(round()).toContain('tipstrIts shape. See the parameter tip.');
    expect(section(html, 'round')).toContain('<a href="#brush--tip"><code>tip</code></a>');
  });

  test('has those of the nearest ancestor that describes it', () => {
    expect(round()).toContain('ownerstrWho bought it. See Brush.owner.');
    expect(section(html, 'round')).toContain('<a href="#brush.owner"><code>Brush.owner</code></a>');
  });

  test('repeats them for readers only, not in the search', () => {
    expect(section(html, 'round')).toContain('<p data-nosearch="">Who bought it.');
    expect(round()).toMatch(/numberstr$/);
  });
});

describe('private names', () => {
  const wash = () => plain(section(html, 'wash'));

  test('of types are spelt out, unless a type contains itself or is long', () => {
    expect(wash()).toContain("sizes: dict[str, Literal['fine', 'broad']],");
    expect(wash()).toContain('tree: _Tree,');
  });

  test('of constants are spelt out where that keeps the meaning', () => {
    expect(wash()).toContain('limit: int = 3, twice: int = 2 * 3,');
    expect(wash()).toContain('total: int = 1 + 2, more: _Long = 2 * _SUM,');
  });

  test('of classes lead to the page of their module if that names them', () => {
    expect(section(tins, 'tin')).toContain('<code><a href="/api/kit/brushes">_Paint</a></code>');
    expect(section(html, 'paint')).toContain('<code>_Paint</code>');
  });
});

test('a logger has a place only where the words describe it, also in the inventory', () => {
  expect(html).not.toContain('"#logger"');
  expect(html).toContain('id="paint_log"');
  const {model, hasPage, leavesOut} = siteOf(root, modelDir);
  const names = inventoryEntries(model, hasPage, leavesOut).map(({name}) => name);
  expect(names).toContain('kit.brushes.paint_log');
  expect(names).not.toContain('kit.brushes.logger');
});

test('a private name that the module exports is its own place in the index', () => {
  expect(html).toMatch(
    /<li data-kind="function"><span class="kind call">function<\/span> <a href="#_polish" id="_polish">/,
  );
});
