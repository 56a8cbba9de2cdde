import {OPAQUE} from './thirdParty';

/** The helper module that the generated stubs import. */
export const SUPPORT = '_sdk_stubs';

/** Looks up the helper module's name of a third-party class that is not `Any`. */
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

/** Writes the helper module. `AnyMeta` stands for metaclasses that the model lacks. */
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
