"""Values of module constants, where they can be told without running code."""

from __future__ import annotations

import ast

from .world import ModuleInfo, statements, targets


def module_value(module: ModuleInfo, name: str) -> ast.expr | None:
    for node in statements(module.tree.body):
        if name in targets(node):
            return getattr(node, "value", None)
    return None


def string(node, module: ModuleInfo) -> str | None:
    if isinstance(node, ast.Name):
        node = module_value(module, node.id)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def number(node) -> int | float | None:
    """Plain arithmetic such as `7 * 24 * 60 * 60`."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = number(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return node.value
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        left, right = number(node.left), number(node.right)
        return None if left is None or right is None else left * right
    return None
