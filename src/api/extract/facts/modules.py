"""One module: its symbols, exports and submodules."""

from __future__ import annotations

import ast

from . import attributes, functions
from .classes import class_
from .exports import Exports, re_exports
from .hierarchy import Hierarchy
from .text import Scope
from .world import ModuleInfo, World, is_public, statements, targets

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def module(world: World, info: ModuleInfo, hierarchy: Hierarchy, exports: Exports):
    names = exports.of(info.path)
    entry = {
        "path": info.path,
        "package": info.package,
        "file": info.file,
        "symbols": symbols(world, info, hierarchy, set(names or {})),
        "reExports": re_exports(world, info, names),
        "submodules": sorted(
            path
            for path, other in world.modules.items()
            if other.public and path.rpartition(".")[0] == info.path
        ),
    }
    if names is not None:
        entry["all"] = list(names)
    if info.stub is not None:
        entry["stub"] = info.stub_file
    return entry


def symbols(world, info: ModuleInfo, hierarchy: Hierarchy, exported: set[str]):
    found = _of_tree(world, info, info.tree, hierarchy, exported, set())
    if info.stub is not None:
        known = {entry["name"] for entry in found}
        # Generated code: the stub alone shows what the module makes at run time.
        # Its `global___X` names exist for type checkers only.
        extra = _of_tree(world, info, info.stub, hierarchy, exported, known)
        found += [e for e in extra if not e["name"].startswith("global___")]
    return found


def _of_tree(world, info, tree, hierarchy, exported, skip: set[str]) -> list[dict]:
    scope = Scope(world, info)
    definitions: dict[str, list] = {}
    for node in statements(tree.body):
        names = targets(node)
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            names = [node.name]
        for name in names:
            if name not in skip and (is_public(name) or name in exported):
                definitions.setdefault(name, []).append(node)
    found = []
    for name, nodes in definitions.items():
        path = f"{info.path}.{name}"
        first = nodes[0]
        if isinstance(first, ast.ClassDef):
            found.append(class_(hierarchy.classes[path]))
        elif isinstance(first, FUNCTIONS):
            own = [node for node in nodes if isinstance(node, FUNCTIONS)]
            found.append(functions.group(own, scope, path))
        else:
            best = _telling(nodes)
            found.append(attributes.variable(name, path, best, scope))
    return found


def _telling(nodes: list) -> ast.stmt:
    """Of several assignments the first with a value; a bare annotation says less."""
    plain = [n for n in nodes if not isinstance(n, (*FUNCTIONS, ast.ClassDef))]
    return next((n for n in plain if getattr(n, "value", None) is not None), plain[0])
