/** A package with one of each construct that the extraction must understand. */
export const tinyPackage: Readonly<Record<string, string>> = {
  'tiny/__init__.py': `
from __future__ import annotations
import importlib, inspect, pkgutil
from tiny import plugins, shapes
from tiny.plugins.base import Base
from tiny.shapes import *
from tiny.models import Child as Child
from tiny import chain

__all__: list[str] = ["Base"]
__all__.extend(shapes.__all__)
for _info in pkgutil.walk_packages(path=list(plugins.__path__), prefix="tiny.plugins."):
    _module = importlib.import_module(_info.name)
    for _, cls in inspect.getmembers(_module, inspect.isclass):
        if issubclass(cls, Base) and not inspect.isabstract(cls):
            __all__.append(cls.__name__)
`,
  'tiny/plugins/__init__.py': '',
  'tiny/plugins/base.py': `
from abc import ABC, abstractmethod

class Base(ABC):
    @abstractmethod
    def run(self) -> None: ...
`,
  'tiny/plugins/one.py': `
from tiny.plugins.base import Base

class Half(Base):
    pass

class One(Half):
    def run(self) -> None:
        raise ValueError("A sentence that must not be kept anywhere")
`,
  'tiny/chain.py': 'from tiny.middle import Shape as Shape\n',
  'tiny/middle.py': 'from tiny.shapes import Shape as Shape\n',
  'tiny/shapes.py': `
"""A docstring that must not be kept."""
from enum import Enum
from typing import Protocol, TypedDict, overload
from warnings import deprecated
import os

__all__ = ["Shape", "Options", "area"]

LIMIT = 3
current = os.getenv("TINY_LIMIT", "3")

class Shape(Enum):
    ROUND = "round"
    FLAT = "flat"
    _OWN = "own"

class Options(TypedDict, total=False):
    width: int

class Drawable(Protocol):
    def draw(self) -> None: ...

class Outer:
    class Inner:
        size: int = 1

@overload
def area(x: int) -> int: ...
@overload
def area(x: str) -> str: ...
def area(x, *, unit="cm"):
    return x

@deprecated("Use area instead of this old function here")
def old() -> None: ...
`,
  'tiny/models.py': `
from __future__ import annotations
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from tiny.chain import Shape

DEFAULT = 7

@dataclass
class Parent:
    name: str
    count: int = DEFAULT
    kinds: ClassVar[int] = 2

@dataclass
class Child(Parent):
    shapes: list[Shape] = field(default_factory=list, metadata={"description": "Text to drop"})
    name: str = "x"

    @property
    def first(self) -> "Shape": ...
    @first.setter
    def first(self, value): ...
`,
  'tiny/forms.py': `
from collections import namedtuple
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum, StrEnum, auto
from typing import Generic, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar
from typing import runtime_checkable

import attr
from marshmallow import Schema, fields, validate

T = TypeVar("T", bound=int)
P = ParamSpec("P")
Rows: TypeAlias = "list[dict[str, T]]"

class Level(IntEnum):
    LOW = 1
    HIGH = 2

class Mode(StrEnum):
    FAST = auto()

class Box(Generic[T]):
    content: T

    def swap(self, other: T) -> T: ...

class Shelf(Box[int]): ...

class Rack[K, V: int]:
    def get(self, key: K, /) -> V: ...

def first[X](items: list[X], *rest: X) -> X: ...

@attr.dataclass
class Point:
    x: int
    y: int = 0

class Pair(NamedTuple):
    left: str
    right: str = "r"

class PodSchema(Schema):
    name = fields.Str(required=True)
    level = fields.Int(load_default=1, validate=validate.Range(min=1))

@runtime_checkable
class Sized(Protocol):
    size: int

    def measure(self, unit: str = "cm") -> int: ...

@contextmanager
def opened(path: str) -> Iterator[Box[int]]: ...
`,
  'tiny/configs.py': `
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import desert
from marshmallow import fields, validate

ALLOWED = ("tiny.Mean", "tiny.Sum")

@dataclass
class _Common:
    label: str = desert.field(fields.String(required=True))

@dataclass
class _Unit:
    name: str

@dataclass
class _Unrelated:
    name: str

@dataclass
class Entry(_Common):
    unit: _Unit = desert.field(fields.Nested(desert.schema_class(_Unit)))
    level: str = desert.field(
        fields.String(
            validate=validate.OneOf(
                [
                    "the-first-of-many-levels",
                    "the-second-of-many-levels",
                    "the-third-of-many-levels",
                    "the-fourth-of-many-levels",
                    "the-fifth-of-many-levels",
                    "the-sixth-of-many-levels",
                    "the-seventh-of-many-levels",
                    "the-eighth-of-many-levels",
                ]
            )
        ),
        default="the-first-of-many-levels",
    )

@dataclass
class _SpecialEntry(Entry):
    special: bool = True

@runtime_checkable
class _Side(Protocol):
    def run(self, *, final: bool = False) -> None: ...

@runtime_checkable
class _Startable(Protocol):
    model: str

    def start(self) -> _Side: ...
    def _stop(self) -> None: ...

class _GoodSide:
    def run(self, final: bool = False, more: int = 0) -> None: ...

class _NeedySide:
    def run(self, results: list) -> None: ...

class Mean:
    def __init__(self) -> None:
        self.model = "m"

    def start(self) -> _GoodSide: ...

class Sum(Mean):
    def start(self) -> _NeedySide: ...

class Modelless:
    def start(self) -> _GoodSide: ...

class Course(ABC):
    @classmethod
    @abstractmethod
    def _validate_algorithm(cls, algorithm) -> None: ...

class Listed(Course):
    @classmethod
    def _validate_algorithm(cls, algorithm) -> None:
        if algorithm.class_name not in ALLOWED:
            raise TypeError()

class Renamed(Listed): ...

class Shaped(Course):
    @classmethod
    def _validate_algorithm(cls, algorithm) -> None:
        if not isinstance(algorithm, (_Startable,)):
            raise TypeError()
`,
};
