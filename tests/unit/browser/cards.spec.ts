import {afterEach, describe, expect, test, vi} from 'vitest';

import {cardAt} from '../../../src/browser/cards/load';
import {placeOf} from '../../../src/browser/cards/place';

describe('the place of a card', () => {
  const view = {width: 1000, height: 600};
  const card = {width: 400, height: 200};
  const line = (left: number, top: number) => ({left, top, bottom: top + 20});

  test('is below its link, with the same left edge', () => {
    expect(placeOf([line(100, 50)], card, view)).toEqual({x: 100, y: 74});
  });

  test('is below the last line of a link, or above the first where there is more room', () => {
    expect(placeOf([line(700, 50), line(20, 70)], card, view)).toEqual({x: 20, y: 94});
    expect(placeOf([line(500, 480), line(20, 500)], card, view)).toEqual({x: 500, y: 276});
  });

  test('is inside the window at any width', () => {
    expect(placeOf([line(900, 50)], card, view).x).toBe(592);
    expect(placeOf([line(100, 50)], {...card, width: 304}, {width: 320, height: 600}).x).toBe(8);
    expect(placeOf([line(-50, 50)], card, view).x).toBe(8);
  });

  test('begins at the top of a window that is too low for it', () => {
    expect(placeOf([line(10, 100)], {width: 300, height: 250}, {width: 320, height: 256})).toEqual({
      x: 10,
      y: 8,
    });
  });
});

describe('a card from its file', () => {
  const pod = ['class', '', 'Pod()', 'Serves data.'];
  const answer = (body: string, status = 200) =>
    vi.fn(() => Promise.resolve(new Response(body, {status})));

  afterEach(() => vi.unstubAllGlobals());

  test('is that of the anchor; a parameter has its owner’s; the file is asked for once', async () => {
    const fetched = answer(JSON.stringify({'': ['module', '', 'a', ''], pod}));
    vi.stubGlobal('fetch', fetched);
    expect(await cardAt('a/found#pod')).toEqual(pod);
    expect(await cardAt('a/found#pod--name')).toEqual(pod);
    expect(await cardAt('a/found')).toEqual(['module', '', 'a', '']);
    expect(await cardAt('a/found#other')).toBeUndefined();
    expect(await cardAt('a/found#constructor')).toBeUndefined();
    expect(fetched).toHaveBeenCalledOnce();
    const [address] = fetched.mock.calls[0] as unknown as [URL];
    expect(address.pathname).toMatch(/\/cards\/a\/found\.json$/);
  });

  test.each([
    ['missing', '<html></html>', 404],
    ['cut off', '{"pod": ["cla', 200],
    ['of another form', '{"pod": {"kind": "class"}}', 200],
    ['a list with other things', '{"pod": ["class", 1, null, {}]}', 200],
    ['null', 'null', 200],
  ])('is none where the file is %s', async (name, body, status) => {
    const fetched = answer(body, status);
    vi.stubGlobal('fetch', fetched);
    expect(await cardAt(`b/${name}#pod`)).toBeUndefined();
    expect(await cardAt(`b/${name}#pod`)).toBeUndefined();
    expect(fetched, 'not asked for again').toHaveBeenCalledOnce();
  });

  test('is asked for again after the host could not be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(cardAt('c/later#pod')).rejects.toThrow('offline');
    vi.stubGlobal('fetch', answer(JSON.stringify({pod})));
    expect(await cardAt('c/later#pod')).toEqual(pod);
  });
});
