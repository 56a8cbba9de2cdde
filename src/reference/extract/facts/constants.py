"""Values of module constants, where they can be told without running code."""

from __future__ import annotations

import ast

from .expressions import TypeText, value_text
from .scope import Scope
from .world import ModuleInfo, statements, targets


def module_value(module: ModuleInfo, name: str) -> ast.expr | None:
    for node in statements(module.tree.body):
        if name in targets(node):
            return getattr(node, "value", None)
    return None


def string(node: ast.AST | None, module: ModuleInfo) -> str | None:
    if isinstance(node, ast.Name):
        node = module_value(module, node.id)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def number(node: ast.AST | None) -> int | float | None:
    """Evaluates plain arithmetic such as `7 * 24 * 60 * 60`."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = number(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return node.value
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        left, right = number(node.left), number(node.right)
        return None if left is None or right is None else left * right
    return None


def literal_text(node: ast.AST | None, scope: Scope) -> TypeText | None:
    """Tells what a default that is a named constant of the package stands for."""
    if not isinstance(node, (ast.Name, ast.Attribute)):
        return None
    module, rest = scope.world.split(scope.dotted(node) or "")
    if module is None or len(rest) != 1:
        return None
    value = module_value(module, rest[0])
    return value_text(value, Scope(scope.world, module)) if _is_literal(value) else None


def _is_literal(value: ast.AST | None) -> bool:
    if isinstance(value, ast.UnaryOp):
        return _is_literal(value.operand)
    if isinstance(value, ast.BinOp):
        return _is_literal(value.left) and _is_literal(value.right)
    return isinstance(value, ast.Constant)
