"""Conditions under which code runs, as the code says them."""

from __future__ import annotations

import ast

# A longer condition explains nothing at a glance.
LONGEST = 100


def condition(node: ast.AST, field: str) -> str | None:
    """Returns the condition that a field of a statement stands under; empty for a long one."""
    if isinstance(node, ast.If) and field == "body":
        return _short(f"if {ast.unparse(node.test)}")
    if isinstance(node, ast.If) and field == "orelse":
        return _short(f"if {ast.unparse(ast.UnaryOp(op=ast.Not(), operand=node.test))}")
    if isinstance(node, ast.ExceptHandler) and field == "body" and node.type is not None:
        return _short(f"except {ast.unparse(node.type)}")
    return None


def _short(code: str) -> str:
    return code if len(code) <= LONGEST else ""
