"""Which algorithms a protocol accepts: the class names, or the members, that it checks for."""

from __future__ import annotations

import ast

from .hierarchy import ClassInfo
from .world import is_public, statements, targets

METHOD = "_validate_algorithm"


def accepts(info: ClassInfo) -> dict | None:
    """`names` for a check of `class_name`, `members` for one against runtime protocols."""
    owner = info.find(METHOD)
    if owner is None or not info.is_concrete:
        return None
    for node in ast.walk(owner.definitions[METHOD][-1]):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.NotIn):
            names = _names(node.comparators[0], owner)
            if names:
                return {"names": names}
        if _is_instance_check(node):
            return {"members": [_members(kind, owner) for kind in _kinds(node.args[1])]}
    return None


def _names(node: ast.expr, owner: ClassInfo) -> list[str]:
    """Texts of a literal collection, also of one that a module constant holds."""
    if isinstance(node, ast.Name):
        for statement in statements(owner.scope.module.tree.body):
            if node.id in targets(statement):
                return _names(statement.value, owner)
        return []
    elements = getattr(node, "elts", [])
    return [e.value for e in elements if isinstance(e, ast.Constant)]


def _is_instance_check(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "isinstance"
    )


def _kinds(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _members(kind: ast.expr, owner: ClassInfo) -> list[str]:
    """Public names that an object must have to pass as a runtime protocol."""
    protocol = owner.hierarchy.classes[owner.scope.dotted(kind)]
    return sorted(
        {
            name
            for ancestor in protocol.mro
            for name in ancestor.definitions
            if is_public(name)
        }
    )
