import {expect, test} from 'vitest';

import {readExpression} from '../../../../src/reference/schemas/expression';

test('calls with keywords, lists and names are read', () => {
  expect(
    readExpression([
      ['fields.String', 'marshmallow.fields.String'],
      '(validate=',
      ['OneOf', 'marshmallow.validate.OneOf'],
      "(['a', 'b', 1.5]), allow_none=True)",
    ]),
  ).toEqual({
    kind: 'call',
    callee: 'marshmallow.fields.String',
    args: [],
    keywords: new Map<string, unknown>([
      [
        'validate',
        {
          kind: 'call',
          callee: 'marshmallow.validate.OneOf',
          args: [
            {
              kind: 'list',
              items: [
                {kind: 'literal', value: 'a'},
                {kind: 'literal', value: 'b'},
                {kind: 'literal', value: 1.5},
              ],
            },
          ],
          keywords: new Map(),
        },
      ],
      ['allow_none', {kind: 'literal', value: true}],
    ]),
  });
});

test('values of an enum are read with and without brackets of a list', () => {
  const each = {kind: 'each', attribute: 'value', of: {kind: 'name', path: 'kit.Shape'}};
  expect(readExpression(['[i.value for i in ', ['Shape', 'kit.Shape'], ']'])).toEqual(each);
  expect(readExpression(['tuple(i.value for i in ', ['Shape', 'kit.Shape'], ')'])).toMatchObject({
    callee: 'tuple',
    args: [each],
  });
});

test('some values of an enum can be left out by name', () => {
  const shape = ['Shape', 'kit.Shape'] as const;
  expect(readExpression(['[i.name for i in ', shape, " if i.name not in ['A', 'B']]"])).toEqual({
    kind: 'each',
    attribute: 'name',
    of: {kind: 'name', path: 'kit.Shape'},
    but: {
      kind: 'list',
      items: [
        {kind: 'literal', value: 'A'},
        {kind: 'literal', value: 'B'},
      ],
    },
  });
  expect(readExpression(['[i.name for i in ', shape, " if i.value not in ['A']]"])).toEqual({
    kind: 'other',
  });
});

test('what is not understood is passed over, up to its end', () => {
  const text =
    "f(lambda data: isinstance(data, (dict, list)), [x for x in y if x], -1, d()[0], 'a')";
  const read = readExpression([text]);
  expect(read.kind === 'call' && read.args.map(({kind}) => kind)).toEqual([
    'other',
    'other',
    'other',
    'other',
    'literal',
  ]);
});

test('escapes in texts are undone', () => {
  expect(readExpression(["'[a-z\\\\d]+'"])).toEqual({kind: 'literal', value: '[a-z\\d]+'});
});
