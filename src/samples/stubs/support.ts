import {OPAQUE} from './thirdParty';

/** The module that the generated stubs take their own helpers from. */
export const SUPPORT = '_sdk_stubs';

/** The name by which the helper module has an opaque class. */
export function opaqueName(path: string): string | undefined {
  return OPAQUE.includes(path) ? path.slice(path.lastIndexOf('.') + 1) : undefined;
}

const HEADER = `import abc
from typing import Annotated, Any, Iterator, TypeVar

T = TypeVar("T")
Transparent = Annotated[T, None]

class AnyMeta(abc.ABCMeta):
    def __getattr__(cls, name: str) -> Any: ...
`;

/** Text of the helper module. A metaclass that the model does not hold is `AnyMeta`. */
export function supportStub(): string {
  const classes = OPAQUE.map(
    (path) => `
class ${opaqueName(path)}${path === 'numpy.ndarray' ? '[*Ts]' : ''}:
    def __getattr__(self, name: str) -> Any: ...
    def __getitem__(self, key: Any) -> Any: ...
    def __setitem__(self, key: Any, value: Any) -> None: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...
`,
  );
  return HEADER + classes.join('');
}
