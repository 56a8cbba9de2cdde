"""One class with its members."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from . import attributes, functions
from .accepted import accepts
from .constructors import constructor, delegates, is_total, raised
from .expressions import type_text, value_text
from .hierarchy import PROTOCOLS, ClassInfo
from .world import is_public

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def class_(info: ClassInfo) -> dict:
    """Describes a class and its members: an `ApiClass` of the model."""
    node = info.node
    entry = {
        "kind": "class",
        "name": node.name,
        "path": info.path,
        "line": node.lineno,
        "endLine": node.end_lineno,
        "flavour": info.flavour,
        "bases": [type_text(base, info.scope) for base in node.bases],
        "decorators": functions.decorators(node, info.scope),
        "labels": labels(info),
        "members": members(info),
        "inherited": inherited(info),
    }
    optional = {
        "keywords": {name: value_text(value, info.scope) for name, value in info.keywords.items()},
        "subclasses": info.hierarchy.subclasses(info.path),
        "init": constructor(info),
        **delegates(info),
        "raises": raised(info),
        "accepts": accepts(info),
        "hiddenMembers": hidden_members(info),
        "typeParameters": functions.type_parameters(node, info.scope),
    }
    entry.update({key: value for key, value in optional.items() if value})
    return entry


def labels(info: ClassInfo) -> list[str]:
    found = set()
    if not info.is_concrete:
        found.add("abstract")
    for path in info.decorator_paths:
        if path in functions.DEPRECATING:
            found.add("deprecated")
        if path in ("typing.final", "typing_extensions.final"):
            found.add("final")
        if path.endswith(".runtime_checkable"):
            found.add("runtime-checkable")
    if info.flavour == "protocol" or PROTOCOLS & set(info.base_paths):
        found.add("protocol")
    if info.stub:
        # The class is made at run time; only the type stub shows it.
        found.add("runtime")
    return sorted(found)


def members(info: ClassInfo) -> list[dict]:
    found: list[tuple[int, dict]] = []
    for name, nodes in info.definitions.items():
        if not is_public(name):
            continue
        path = f"{info.path}.{name}"
        first = nodes[0]
        if isinstance(first, FUNCTIONS):
            own = [node for node in nodes if isinstance(node, FUNCTIONS)]
            entry = functions.group(own, info.scope, path, info)
            above = info.next_member(name)
            if above:
                entry["overrides"] = above
        elif isinstance(first, ast.ClassDef):
            entry = class_(info.nested[name])
        else:
            entry = attributes.class_attribute(
                name,
                path,
                first,
                info.scope,
                info.flavour,
                is_total(info),
            )
        found.append((first.lineno, entry))
    for name, statement, types in instance_assignments(info):
        path = f"{info.path}.{name}"
        entry = attributes.instance_attribute(name, path, statement, info.scope, types)
        found.append((statement.lineno, entry))
    return [entry for _, entry in sorted(found, key=lambda pair: pair[0])]


def hidden_members(info: ClassInfo) -> list[dict]:
    """Describes private members of an enum: YAML files hold their values all the same."""
    if info.flavour != "enum":
        return []
    found = [
        attributes.class_attribute(name, f"{info.path}.{name}", nodes[0], info.scope, info.flavour)
        for name, nodes in info.definitions.items()
        if name.startswith("_") and not name.endswith("_")
        if not isinstance(nodes[0], (*FUNCTIONS, ast.ClassDef))
    ]
    return [entry for entry in found if "enum-member" in entry["labels"]]


def instance_assignments(
    info: ClassInfo,
) -> Iterator[tuple[str, ast.Assign | ast.AnnAssign, dict[str, ast.expr]]]:
    """Yields each public `self.x = …` of `__init__`, the first of a name, with the types there."""
    seen = set(info.definitions)
    for init in info.definitions.get("__init__", []):
        if not isinstance(init, FUNCTIONS) or not init.args.args:
            continue
        this = init.args.args[0].arg
        arguments = [*init.args.posonlyargs, *init.args.args, *init.args.kwonlyargs]
        types = {a.arg: a.annotation for a in arguments if a.annotation is not None}
        for node in functions.own_nodes(init):
            if not isinstance(node, (ast.Assign, ast.AnnAssign)):
                continue
            goals = node.targets if isinstance(node, ast.Assign) else [node.target]
            for goal in goals:
                if (
                    isinstance(goal, ast.Attribute)
                    and isinstance(goal.value, ast.Name)
                    and goal.value.id == this
                    and is_public(goal.attr)
                    and goal.attr not in seen
                ):
                    seen.add(goal.attr)
                    yield goal.attr, node, types


def own_names(info: ClassInfo) -> list[str]:
    names = [name for name in info.definitions if is_public(name)]
    return names + [name for name, _, _ in instance_assignments(info)]


def inherited(info: ClassInfo) -> list[dict]:
    """Lists public members of bases, each where it is found first."""
    seen = {*info.definitions, *own_names(info)}
    found = []
    for ancestor in info.mro[1:]:
        fresh = [name for name in own_names(ancestor) if name not in seen]
        seen |= {*ancestor.definitions, *fresh}
        if fresh:
            found.append({"from": ancestor.path, "members": fresh})
    return found
