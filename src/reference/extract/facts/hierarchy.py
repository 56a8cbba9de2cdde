"""Every class of the package with its bases, their order and its flavour."""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field, replace
from functools import cached_property

import griffe

from .decorated import decorator_paths, with_type_parameters
from .scope import Scope
from .world import World, is_public, statements, targets

ENUMS = {f"enum.{n}" for n in ("Enum", "IntEnum", "StrEnum", "Flag", "IntFlag")}
ATTRS = {
    "attr.s", "attr.attrs", "attr.dataclass", "attr.define", "attr.frozen",
    "attr.mutable", "attr.attributes", "attrs.define", "attrs.frozen",
    "attrs.mutable", "attr.attr.s",
}  # fmt: skip
DATACLASSES = {"dataclasses.dataclass", "pydantic.dataclasses.dataclass"}
PYDANTIC = {
    "pydantic.BaseModel", "pydantic.RootModel", "pydantic_settings.BaseSettings",
    "pydantic.main.BaseModel", "pydantic.v1.BaseModel",
}  # fmt: skip
BY_BASE = (
    ("enum", ENUMS),
    ("typed-dict", {"typing.TypedDict", "typing_extensions.TypedDict"}),
    ("named-tuple", {"typing.NamedTuple"}),
    ("pydantic", PYDANTIC),
    ("marshmallow", {"marshmallow.Schema"}),
)
PROTOCOLS = {"typing.Protocol", "typing_extensions.Protocol"}
ABSTRACT = {"abc.abstractmethod", "abc.abstractproperty"}


@dataclass(eq=False)
class ClassInfo:
    path: str
    node: ast.ClassDef
    scope: Scope
    hierarchy: Hierarchy
    definitions: dict[str, list] = field(default_factory=dict)
    nested: dict[str, ClassInfo] = field(default_factory=dict)
    stub: bool = False

    @cached_property
    def base_paths(self) -> list[str]:
        return [self.scope.dotted(base) or "" for base in self.node.bases]

    @cached_property
    def keywords(self) -> dict[str, ast.expr]:
        return {k.arg: k.value for k in self.node.keywords if k.arg}

    @cached_property
    def decorator_paths(self) -> list[str]:
        return decorator_paths(self.node, self.scope)

    @cached_property
    def mro(self) -> list[ClassInfo]:
        """Lists the class and its bases within the package, in Python's order.

        Not `griffe.Class.mro()`: griffe takes a nested class that extends the outer class of
        its own name for a circle, and keeps the last of several definitions, not the first.
        """
        bases = [
            self.hierarchy.classes[path]
            for path in self.base_paths
            if path in self.hierarchy.classes and path != self.path
        ]
        orders = [base.mro for base in bases]
        try:
            return [self, *griffe.c3linear_merge(*orders, bases)]
        except ValueError:
            # Python refuses such a class unless a base outside of the package makes it right.
            return [self, *dict.fromkeys(info for order in orders for info in order)]

    @cached_property
    def ancestors(self) -> set[str]:
        """Collects the paths of all bases, also of those outside of the package."""
        return {path for info in self.mro for path in (info.path, *info.base_paths)}

    @cached_property
    def abstract_members(self) -> set[str]:
        names = {name for info in self.mro for name in info.definitions}
        return {
            name
            for name in names
            if self.find(name) is not None and self.find(name).is_abstract(name)
        }

    def is_abstract(self, name: str) -> bool:
        nodes = self.definitions[name]
        return any(
            path in ABSTRACT
            for node in nodes
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
            for path in decorator_paths(node, self.scope)
        )

    @cached_property
    def is_concrete(self) -> bool:
        """Says what `inspect.isabstract` would deny: only ABCMeta makes a class abstract."""
        metaclasses = {"abc.ABC", "abc.ABCMeta", *PROTOCOLS}
        keywords = {info.scope.dotted(info.keywords.get("metaclass")) for info in self.mro}
        enforced = bool((self.ancestors | keywords) & metaclasses)
        return not (enforced and self.abstract_members)

    @cached_property
    def is_wrapped(self) -> bool:
        """Tells whether a decorator leaves a function in the place of the class.

        Told by its return type: `deprecated_class_name` returns a `Callable`.
        `inspect.isclass` then denies the name, so that discovery passes it over.
        """
        for decorator in self.node.decorator_list:
            if isinstance(decorator, ast.Call):
                continue
            module, rest = self.scope.world.split(self.scope.dotted(decorator) or "")
            for node in statements(module.tree.body) if module else []:
                if isinstance(node, ast.FunctionDef) and [node.name] == rest:
                    returned = Scope(self.scope.world, module).dotted(node.returns)
                    return (returned or "").endswith(".Callable")
        return False

    @cached_property
    def flavour(self) -> str:
        # A class of the package is one only through what it inherits, whatever its name.
        outside = self.ancestors - self.hierarchy.classes.keys()
        if any(_is_exception(path) for path in outside):
            return "exception"
        for name, paths in BY_BASE:
            if self.ancestors & paths:
                return name
        if PROTOCOLS & set(self.base_paths):
            return "protocol"
        if any(path in DATACLASSES for path in self.decorator_paths):
            return "dataclass"
        if any(path in ATTRS for path in self.decorator_paths):
            return "attrs"
        if not self.is_concrete or "abc.ABC" in self.base_paths:
            return "abstract"
        return "class"

    def find(self, name: str) -> ClassInfo | None:
        """Returns the first class of the order that defines a member."""
        return next((info for info in self.mro if name in info.definitions), None)

    def next_member(self, name: str) -> str | None:
        """Returns the path of what `super().name` reaches within the package."""
        for info in self.mro[1:]:
            if name in info.definitions:
                return info.path if name == "__init__" else f"{info.path}.{name}"
        return None

    def member_path(self, name: str) -> str | None:
        info = self.find(name)
        return f"{info.path}.{name}" if info else None


class Hierarchy:
    def __init__(self, world: World) -> None:
        self.world = world
        self.classes: dict[str, ClassInfo] = {}
        for module in world.modules.values():
            scope = Scope(world, module)
            self._collect(module.tree.body, module.path, scope, stub=False)
            if module.stub is not None:
                self._collect(module.stub.body, module.path, scope, stub=True)

    def _collect(
        self, body: list[ast.stmt], prefix: str, scope: Scope, *, stub: bool
    ) -> dict[str, ClassInfo]:
        found = {}
        for node in statements(body):
            if not isinstance(node, ast.ClassDef):
                continue
            path = f"{prefix}.{node.name}"
            if path in self.classes:
                continue
            inner = [n for n in statements(node.body) if isinstance(n, ast.ClassDef)]
            nested = tuple((n.name, f"{path}.{n.name}") for n in inner)
            own = replace(with_type_parameters(node, scope), nested=nested)
            info = ClassInfo(path, node, own, self, stub=stub)
            self.classes[path] = found[node.name] = info
            info.definitions = definitions(node)
            info.nested = self._collect(node.body, path, scope, stub=stub)
        return found

    def subclasses(self, path: str) -> list[str]:
        """Lists the public direct subclasses."""
        return sorted(
            info.path
            for info in self.classes.values()
            if path in info.base_paths and all(is_public(part) for part in info.path.split("."))
        )


def definitions(node: ast.ClassDef) -> dict[str, list]:
    """Collects the names bound in a class body, each with its statements in source order."""
    found: dict[str, list] = {}
    for statement in statements(node.body):
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.setdefault(statement.name, []).append(statement)
        else:
            for name in targets(statement):
                found.setdefault(name, []).append(statement)
    return found


def _is_exception(path: str) -> bool:
    module, _, name = path.rpartition(".")
    if module == "builtins":
        known = getattr(builtins, name, None)
        return isinstance(known, type) and issubclass(known, BaseException)
    # Bases outside the package are known by name only.
    return name.endswith(("Error", "Exception")) and name[:1].isupper()
