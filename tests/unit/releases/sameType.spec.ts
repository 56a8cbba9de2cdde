import {expect, test} from 'vitest';

import {isSameType} from '../../../src/releases/sameType';

for (const [a, b] of [
  ['Optional[int]', 'int | None'],
  ['Union[str, os.PathLike[str]]', 'os.PathLike[str] | str'],
  ['Optional[Union[int, str]]', 'int | str | None'],
  ['List[Dict[str, Optional[int]]]', 'list[dict[str, int | None]]'],
  ['typing.Optional[typing.List[int]]', 'list[int] | None'],
  ["Literal['a|b', 'c,d']", "Literal['a|b','c,d']"],
  ['Callable[[int, Optional[str]], None]', 'Callable[[int, Optional[str]], None]'],
] as const) {
  test(`${a} means ${b}`, () => {
    expect(isSameType(a, b)).toBe(true);
  });
}

for (const [a, b] of [
  ['Optional[int]', 'int'],
  ['Union[int, str]', 'Union[int, bytes]'],
  ['dict[str, int]', 'dict[int, str]'],
  ["Literal['a', 'b']", "Literal['a|b']"],
  [undefined, 'int'],
] as const) {
  test(`${a} does not mean ${b}`, () => {
    expect(isSameType(a, b)).toBe(false);
  });
}
