"""The package as read from disk: modules, syntax trees, and where each name lives."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import griffe

Definition = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class ModuleInfo:
    path: str
    file: str
    package: bool
    tree: ast.Module
    griffe_module: griffe.Module
    stub: ast.Module | None = None
    stub_file: str | None = None

    @property
    def public(self) -> bool:
        return not any(part.startswith("_") for part in self.path.split("."))


@dataclass
class World:
    package: str
    modules: dict[str, ModuleInfo] = field(default_factory=dict)
    # Names that exist only after import (plugin discovery): filled by exports.py.
    dynamic: dict[tuple[str, str], str] = field(default_factory=dict)

    def split(self, path: str) -> tuple[ModuleInfo | None, list[str]]:
        """Returns the longest module prefix of a dotted path and what is left of it."""
        parts = path.split(".")
        for end in range(len(parts), 0, -1):
            module = self.modules.get(".".join(parts[:end]))
            if module:
                return module, parts[end:]
        return None, parts

    def home(self, path: str) -> str:
        """Follows re-exports to where the thing that a dotted path names is defined."""
        seen: set[str] = set()
        while path not in seen:
            seen.add(path)
            module, rest = self.split(path)
            if module is None or not rest:
                return path
            target = self.target(module, rest[0])
            if target is None:
                return path
            path = ".".join([target, *rest[1:]])
        return path

    def target(self, module: ModuleInfo, name: str) -> str | None:
        """Tells what an imported name of a module stands for; None when it is defined there."""
        dynamic = self.dynamic.get((module.path, name))
        if dynamic:
            return dynamic
        member = module.griffe_module.members.get(name)
        if member is not None and member.is_alias:
            return member.target_path
        return None

    def resolve(self, module: ModuleInfo, name: str) -> str | None:
        """Returns the home of a bare name used at the top level of a module."""
        target = self.target(module, name)
        if target is not None:
            return self.home(target)
        if name in module.griffe_module.members:
            return f"{module.path}.{name}"
        if hasattr(builtins, name):
            return f"builtins.{name}"
        return None


class _Trees(griffe.Extension):
    """Keeps the syntax tree of each file that griffe reads."""

    def __init__(self) -> None:
        self.of_file: dict[Path, ast.Module] = {}

    def on_module_instance(
        self, *, node: ast.AST | griffe.ObjectNode, mod: griffe.Module, **_: object
    ) -> None:
        if isinstance(node, ast.Module) and isinstance(mod.filepath, Path):
            self.of_file[mod.filepath] = node


def load(package: str, root: Path) -> World:
    """Reads every module of `root/package`; griffe tells what each name refers to."""
    trees = _Trees()
    loader = griffe.GriffeLoader(
        search_paths=[root],
        allow_inspection=False,
        store_source=False,
        extensions=griffe.load_extensions(trees),
    )
    loader.load(package)
    loader.resolve_aliases(implicit=True, external=False)
    world = World(package)
    modules = _modules(loader.modules_collection[package])
    for file, module in sorted(modules, key=lambda pair: pair[0]):
        info = ModuleInfo(
            module.path,
            str(file.relative_to(root)),
            module.is_init_module,
            trees.of_file[file],
            module,
        )
        stub = file.with_suffix(".pyi")
        if stub in trees.of_file:
            info.stub = trees.of_file[stub]
            info.stub_file = str(stub.relative_to(root))
        world.modules[info.path] = info
    return world


def _modules(module: griffe.Module) -> Iterator[tuple[Path, griffe.Module]]:
    """Walks a module and those below it, each with its file."""
    if isinstance(module.filepath, Path):
        yield module.filepath, module
    for member in module.members.values():
        if isinstance(member, griffe.Module):
            yield from _modules(member)


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Walks the statements of a body in source order, also those below `if` and `try`."""
    for node in body:
        if isinstance(node, ast.If):
            yield from statements(node.body)
            yield from statements(node.orelse)
        elif isinstance(node, (ast.Try, ast.TryStar)):
            yield from statements(node.body)
            yield from statements(node.orelse)
            for handler in node.handlers:
                yield from statements(handler.body)
            yield from statements(node.finalbody)
        else:
            yield node


def targets(node: ast.stmt) -> list[str]:
    """Lists the plain names that a statement assigns to."""
    if isinstance(node, ast.AnnAssign):
        found: list[ast.expr] = [node.target]
    elif isinstance(node, ast.Assign):
        found = [
            part
            for target in node.targets
            for part in (target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target])
        ]
    elif isinstance(node, ast.TypeAlias):
        found = [node.name]
    else:
        found = []
    return [target.id for target in found if isinstance(target, ast.Name)]


def is_public(name: str) -> bool:
    return not name.startswith("_")
