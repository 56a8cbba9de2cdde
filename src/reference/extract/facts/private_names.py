"""Private type aliases and constants that public symbols name, and what they stand for."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .attributes import variable_labels
from .expressions import TypeText, type_text, value_text
from .scope import Scope
from .world import World, is_public, statements, targets

# Lists of names and paths, which are no expressions.
NO_EXPRESSIONS = {
    "accepts", "all", "inherited", "labels", "raises", "reExports", "subclasses", "submodules",
}  # fmt: skip


def add_private_names(modules: list[dict], world: World) -> None:
    """Adds to each module what the private names in it stand for; also those that they need.

    A name in a private module is added to the public package above.
    """
    known = {module["path"]: module for module in modules}
    found: dict[str, TypeText | None] = {}
    queue = sorted(set(_paths(modules)))
    while queue:
        path = queue.pop(0)
        if path not in found and not all(is_public(part) for part in path.split(".")):
            found[path] = _meaning(path, world)
            queue += sorted(set(_paths(found[path])))
    for path, meaning in sorted(found.items()):
        if meaning:
            home = path
            while home not in known:
                home = home.rpartition(".")[0]
            known[home].setdefault("privateNames", {})[path] = meaning


def _paths(part: object) -> Iterator[str]:
    """Yields the path of every name in the expressions of a part of the model."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key not in NO_EXPRESSIONS:
                yield from _paths(value)
    elif isinstance(part, list):
        if len(part) == 2 and all(isinstance(one, str) for one in part):
            yield part[1]
        else:
            for one in part:
                yield from _paths(one)


def _meaning(path: str, world: World) -> TypeText | None:
    module, rest = world.split(path)
    if module is None or len(rest) != 1:
        return None
    name = rest[0]
    assigned = [
        node
        for node in statements(module.tree.body)
        if name in targets(node) and getattr(node, "value", None) is not None
    ]
    if len(assigned) != 1:
        # The import decides which one counts.
        return None
    statement, scope = assigned[0], Scope(world, module)
    value, labels = statement.value, variable_labels(name, statement, scope)
    if "type-alias" in labels:
        return type_text(value, scope)
    if "type-var" in labels:
        is_new = (scope.dotted(value.func) or "").endswith(".NewType")
        return type_text(value.args[1], scope) if is_new else None
    return value_text(value, scope) if name.isupper() and not _is_empty(value) else None


def _is_empty(value: ast.expr) -> bool:
    """Tells whether a value is an empty container, which the module may fill later."""
    if isinstance(value, (ast.List, ast.Set, ast.Tuple)):
        return not value.elts
    return isinstance(value, ast.Call) or (isinstance(value, ast.Dict) and not value.keys)
