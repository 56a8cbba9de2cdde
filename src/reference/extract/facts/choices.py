"""Variables whose value is decided when the module is imported."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .constants import literal_text
from .expressions import TypeText, value_text
from .scope import Scope
from .world import targets

TYPE_CHECKING = {"typing.TYPE_CHECKING", "typing_extensions.TYPE_CHECKING"}
# The conditions of the branches that a statement is in; None for a `try`.
Guards = tuple[ast.expr | None, ...]


def choices(name: str, tree: ast.Module, scope: Scope) -> list[TypeText]:
    """Lists the values that a variable may have after the import, in source order.

    Empty when the module assigns one value whatever happens, or when type checkers are told
    which one to assume.
    """
    found: list[TypeText] = []
    is_guarded = False
    for statement, guards in _guarded(tree.body, ()):
        value = _bound_value(name, statement, scope)
        if value is None:
            continue
        if any(scope.dotted(guard) in TYPE_CHECKING for guard in guards if guard is not None):
            return []
        is_guarded |= bool(guards)
        if value not in found:
            found.append(value)
    return found if is_guarded or len(found) > 1 else []


def _guarded(body: list[ast.stmt], guards: Guards) -> Iterator[tuple[ast.stmt, Guards]]:
    """Walks the statements of a module in the order of the source, each with its branches."""
    for node in body:
        if isinstance(node, ast.If):
            yield from _guarded([*node.body, *node.orelse], (*guards, node.test))
        elif isinstance(node, (ast.Try, ast.TryStar)):
            handled = [statement for handler in node.handlers for statement in handler.body]
            yield from _guarded([*node.body, *node.orelse, *handled], (*guards, None))
            yield from _guarded(node.finalbody, guards)
        else:
            yield node, guards


def _bound_value(name: str, statement: ast.stmt, scope: Scope) -> TypeText | None:
    """Returns what a statement gives to a name: the value of an assignment, an imported thing."""
    if isinstance(statement, ast.ImportFrom):
        for alias in statement.names:
            if (alias.asname or alias.name) == name:
                path = scope.world.home(f"{statement.module}.{alias.name}")
                return [[path, path]]
        return None
    if name not in targets(statement):
        return None
    value = getattr(statement, "value", None)
    return literal_text(value, scope) or value_text(value, scope)
