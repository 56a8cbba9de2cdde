import path from 'node:path';

import {expect, test} from 'vitest';

import {isCard} from '../../../src/browser/cards/format';
import {allCards} from '../../../src/reference/cards/allCards';
import {siteOf} from '../../../src/reference/page/site/site';

const fixtures = path.join(__dirname, '../markdown/fixtures');
const cards = allCards(siteOf(path.join(fixtures, 'good'), path.join(fixtures, 'model')));
const shapes = cards.get('kit.shapes');

test('a module has the first sentence of its description', () => {
  expect(shapes?.['']).toEqual(['module', '', 'kit.shapes', 'Shapes that can be drawn.']);
  expect([...cards.keys()], 'modules with a page').toEqual(['kit', 'kit.shapes']);
});

test('a class has its signature, with one parameter a line where it is long', () => {
  expect(shapes?.circle).toEqual([
    'class',
    '',
    'Circle(\n  radius: int,\n  *,\n  centre: Optional[Point] = None,\n  **kwargs: Any,\n)',
    'A round shape, i.e. without corners.',
  ]);
});

test('a member names its class', () => {
  expect(shapes?.['circle.area']).toEqual([
    'property of Circle',
    'data',
    'area: float',
    'Size of the disc.',
  ]);
  expect(shapes?.['circle.radius']?.[3]).toBe('The value given.');
});

test('a re-exported name has the card of what it stands for', () => {
  expect(cards.get('kit')?.circle).toEqual(shapes?.circle);
});

test('every card is of its form, and none of its lines is long', () => {
  for (const [module, ofModule] of cards) {
    for (const [anchor, card] of Object.entries(ofModule)) {
      expect(isCard(card), `${module}#${anchor}`).toBe(true);
      for (const line of card[2].split('\n')) {
        expect(line.length, line).toBeLessThanOrEqual(66);
      }
    }
  }
});
