import {expect, test} from 'vitest';

import {normalise} from '../../../scripts/compare/normalise';

const NOTHING = {attributes: new Set<string>(), elements: []};

test('order and quotes of attributes, white space, comments and hashes do not count', () => {
  const a =
    '<p class=x id="y">one <b>two</b><!-- c --></p><script src="/assets/js/main.1a2b3c4d.js"></script>';
  const b =
    '<p id=y class="x">\n one  <b>two</b></p><script src="/assets/js/main.ffff0000.js"></script>';
  expect(normalise(a, NOTHING)).toEqual(normalise(b, NOTHING));
});

test('text, attributes and white space in code count', () => {
  const html = '<pre>a  b</pre><p title="t">c</p>';
  for (const other of [
    '<pre>a b</pre><p title="t">c</p>',
    '<pre>a  b</pre><p title="u">c</p>',
    '<pre>a  b</pre><p title="t">d</p>',
    '<pre>a  b</pre><div title="t">c</div>',
  ]) {
    expect(normalise(other, NOTHING)).not.toEqual(normalise(html, NOTHING));
  }
});

test('named attributes and elements are left out', () => {
  const ignored = {
    attributes: new Set(['data-kind']),
    elements: [
      {name: 'style', attribute: 'data-href', carriesIt: true},
      {name: 'script', attribute: 'type', carriesIt: false},
    ],
  };
  expect(
    normalise(
      '<style data-href="/a.css">b{}</style><style>c{}</style><script>f()</script><p data-kind="d">e</p>',
      ignored,
    ),
  ).toEqual(['<style>', 'c{}', '</style>', '<p>', 'e', '</p>']);
});
