import {expect, test} from 'vitest';

import {
  isInFunction,
  logicalLineAt,
  openBracketAt,
} from '../../../src/samples/typecheck/pythonText';

/** The code without its mark `^`, and where the mark was. */
function marked(text: string): [code: string, offset: number] {
  const offset = text.indexOf('^');
  return [text.replace('^', ''), offset];
}

test('the innermost open bracket is found past strings, comments and closed brackets', () => {
  expect(openBracketAt(...marked('f(a, [1], {"b": ")"}, ^c=1)'))).toBe(1);
  expect(openBracketAt(...marked('f(\n    # one :(\n    g("""(\n(""", \'\\\'(\', ^c=1))'))).toBe(
    21,
  );
  expect(openBracketAt(...marked('f(a)\n^b'))).toBeUndefined();
});

test('a statement is read with all lines of its brackets and strings', () => {
  const code = 'a = 1\nfrom b import (\n    c,\n    ^d,\n)\ne = """\nf\n"""\n';
  expect(logicalLineAt(...marked(code)).text).toBe('from b import (\n    c,\n    d,\n)\n');
  expect(logicalLineAt(...marked('e = """\n^f\n"""\ng')).text).toBe('e = """\nf\n"""\n');
});

test('code is in a function when a line above with less indentation defines one', () => {
  const inside = [
    'async def f():\n    x = g("""\na\n""",\n^b)',
    'def f(\n    a,\n):\n    if a:\n\n        ^b',
    'class C:\n    def f(self): ^b',
    'x = lambda: ^b',
  ];
  const outside = [
    'def f():\n    pass\n^b',
    'def f():\n    pass\nfor a in f():\n    g(\n        ^b)',
    'class C:\n    def f(self):\n        pass\n    ^b',
    'x = """\ndef f():\n"""\nif x:\n  ^b',
  ];
  for (const code of inside) {
    expect(isInFunction(...marked(code)), code).toBe(true);
  }
  for (const code of outside) {
    expect(isInFunction(...marked(code)), code).toBe(false);
  }
});
