"""One module: its symbols, exports and submodules."""

from __future__ import annotations

import ast

from . import attributes, functions
from .choices import choices
from .classes import class_
from .exports import Exports, re_exports
from .hierarchy import Hierarchy
from .scope import Scope
from .world import ModuleInfo, World, is_public, statements, targets

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def module(world: World, info: ModuleInfo, hierarchy: Hierarchy, exports: Exports) -> dict:
    """Describes a module: an `ApiModule` of the model."""
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
    hidden = hidden_classes(info, hierarchy, {s["name"] for s in entry["symbols"]})
    if hidden:
        entry["hidden"] = hidden
    if names is not None:
        entry["all"] = list(names)
    if info.stub is not None:
        entry["stub"] = info.stub_file
    return entry


def symbols(world: World, info: ModuleInfo, hierarchy: Hierarchy, exported: set[str]) -> list[dict]:
    found = _of_tree(world, info, info.tree, hierarchy, exported, set())
    if info.stub is not None:
        known = {entry["name"] for entry in found}
        # Generated code: the stub alone shows what the module makes at run time.
        # Its `global___X` names exist for type checkers only.
        extra = _of_tree(world, info, info.stub, hierarchy, exported, known)
        found += [e for e in extra if not e["name"].startswith("global___")]
    return found


def hidden_classes(info: ModuleInfo, hierarchy: Hierarchy, shown: set[str]) -> list[dict]:
    """Describes private classes without which the fields of public ones say too little."""
    classes = [n for n in statements(info.tree.body) if isinstance(n, ast.ClassDef)]
    flavours = {n.name: hierarchy.classes[f"{info.path}.{n.name}"].flavour for n in classes}
    reached = _hidden_dataclasses(
        {n.name: n for n in classes if flavours[n.name] == "dataclass"}, shown
    )
    for node in classes:
        if node.name in shown:
            reached |= {n for n in _names_of_fields(node) if flavours.get(n) == "enum"}
    return [
        class_(hierarchy.classes[f"{info.path}.{n.name}"])
        for n in classes
        if n.name in reached - shown
    ]


def _hidden_dataclasses(own: dict[str, ast.ClassDef], shown: set[str]) -> set[str]:
    """Names the private dataclasses that public ones inherit, nest or stand above."""
    public = own.keys() & shown
    reached = {name for name, node in own.items() if name not in shown and _bases(node) & public}
    queue = [own[name] for name in (*public, *reached)]
    while queue:
        named = _names_of_fields(queue.pop()) & own.keys() - shown - reached
        reached |= named
        queue += [own[name] for name in named]
    return reached


def _bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def _names_of_fields(node: ast.ClassDef) -> set[str]:
    """Collects the names in the bases of a class and in the statements that make its fields."""
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    return {
        name.id
        for part in (*node.bases, *fields)
        for name in ast.walk(part)
        if isinstance(name, ast.Name)
    }


def _of_tree(
    world: World,
    info: ModuleInfo,
    tree: ast.Module,
    hierarchy: Hierarchy,
    exported: set[str],
    skip: set[str],
) -> list[dict]:
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
            found.append(
                attributes.variable(
                    name,
                    path,
                    _telling(nodes),
                    scope,
                    annotation=next(filter(None, map(attributes.annotation_of, nodes)), None),
                    chosen=choices(name, tree, scope),
                )
            )
    return found


def _telling(nodes: list) -> ast.stmt:
    """Picks the first of several assignments with a value; a bare annotation says less."""
    plain = [n for n in nodes if not isinstance(n, (*FUNCTIONS, ast.ClassDef))]
    return next((n for n in plain if getattr(n, "value", None) is not None), plain[0])
