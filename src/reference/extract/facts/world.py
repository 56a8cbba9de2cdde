"""The package as read from disk: modules, syntax trees, and where each name lives."""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field
from pathlib import Path
import warnings

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
        """The longest module prefix of a dotted path and what is left of it."""
        parts = path.split(".")
        for end in range(len(parts), 0, -1):
            module = self.modules.get(".".join(parts[:end]))
            if module:
                return module, parts[end:]
        return None, parts

    def home(self, path: str) -> str:
        """Where the thing that a dotted path names is defined, through re-exports."""
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
        """What an imported name of a module stands for; None when it is defined there."""
        dynamic = self.dynamic.get((module.path, name))
        if dynamic:
            return dynamic
        member = module.griffe_module.members.get(name)
        if member is not None and member.is_alias:
            return member.target_path
        return None

    def resolve(self, module: ModuleInfo, name: str) -> str | None:
        """The home of a bare name used at the top level of a module."""
        target = self.target(module, name)
        if target is not None:
            return self.home(target)
        if name in module.griffe_module.members or self.defines(module, name):
            return f"{module.path}.{name}"
        if hasattr(builtins, name):
            return f"builtins.{name}"
        return None

    def defines(self, module: ModuleInfo, name: str) -> bool:
        trees = [module.tree, module.stub] if module.stub else [module.tree]
        return any(
            getattr(node, "name", None) == name
            for tree in trees
            for node in statements(tree.body)
            if isinstance(node, (ast.ClassDef, ast.FunctionDef))
        )


def load(package: str, root: Path) -> World:
    """Reads every module below `root/package`; griffe tells what each name refers to."""
    loader = griffe.GriffeLoader(
        search_paths=[root], allow_inspection=False, store_source=False
    )
    loader.load(package)
    loader.resolve_aliases(implicit=True, external=False)
    world = World(package)
    for file in sorted((root / package).rglob("*.py")):
        parts = list(file.relative_to(root).with_suffix("").parts)
        is_package = parts[-1] == "__init__"
        if is_package:
            parts.pop()
        path = ".".join(parts)
        griffe_module = find_module(loader, parts)
        if griffe_module is None:
            continue
        info = ModuleInfo(
            path, str(file.relative_to(root)), is_package, parse(file), griffe_module
        )
        stub = file.with_suffix(".pyi")
        if stub.exists():
            info.stub = parse(stub)
            info.stub_file = str(stub.relative_to(root))
        world.modules[path] = info
    return world


def find_module(loader: griffe.GriffeLoader, parts: list[str]) -> griffe.Module | None:
    found = loader.modules_collection.members.get(parts[0])
    for part in parts[1:]:
        found = found.members.get(part) if found is not None else None
        if found is not None and found.is_alias:
            # The package imports a name that hides its own submodule.
            return None
    return found


def parse(file: Path) -> ast.Module:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        return ast.parse(file.read_text(encoding="utf-8"))


def statements(body: list[ast.stmt]):
    """Statements of a body in source order, also those below `if` and `try`."""
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
    """Plain names that a statement assigns to."""
    if isinstance(node, ast.AnnAssign):
        found: list[ast.expr] = [node.target]
    elif isinstance(node, ast.Assign):
        found = [
            part
            for target in node.targets
            for part in (
                target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target]
            )
        ]
    elif isinstance(node, ast.TypeAlias):
        found = [node.name]
    else:
        found = []
    return [target.id for target in found if isinstance(target, ast.Name)]


def is_public(name: str) -> bool:
    return not name.startswith("_")
