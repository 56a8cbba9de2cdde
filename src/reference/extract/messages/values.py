"""What a variable may hold where a statement uses it: the assignments just before."""

from __future__ import annotations

import ast

# Statements that hold others, with the names of their bodies.
BODIES = ("body", "orelse", "finalbody")


def values_before(function: ast.AST, statement: ast.AST, name: str) -> list[ast.expr]:
    """Lists what `name` may hold at a statement, by the nearest assignments before it."""
    path = _path(function, statement)
    suffixes: list[ast.expr] = []
    for body, index in reversed(path):
        for earlier in reversed(body[:index]):
            found, final = _assigned(earlier, name)
            if final:
                return [_joined(value, suffixes) for value in found]
            suffixes = [*found, *suffixes]
    return []


def _assigned(node: ast.stmt, name: str) -> tuple[list[ast.expr], bool]:
    """Returns what a statement gives a name; the second tells that nothing before it counts."""
    if isinstance(node, ast.Assign) and any(_is(target, name) for target in node.targets):
        return [node.value], True
    if isinstance(node, ast.AnnAssign) and _is(node.target, name) and node.value is not None:
        return [node.value], True
    if isinstance(node, ast.AugAssign) and _is(node.target, name):
        return [node.value], False
    inner = [
        part.value
        for part in _parts(node)
        if isinstance(part, (ast.Assign, ast.AnnAssign))
        and part.value is not None
        and any(
            _is(target, name)
            for target in getattr(part, "targets", [getattr(part, "target", None)])
        )
    ]
    return inner, bool(inner)


def _parts(node: ast.stmt) -> list[ast.AST]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return []
    return list(ast.walk(node))


def _joined(value: ast.expr, suffixes: list[ast.expr]) -> ast.expr:
    for suffix in suffixes:
        value = ast.BinOp(left=value, op=ast.Add(), right=suffix)
    return value


def _is(node: ast.AST | None, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _path(node: ast.AST, statement: ast.AST) -> list[tuple[list[ast.stmt], int]]:
    """Finds the bodies that lead from a node to a statement, each with the place in it."""
    for body in _bodies(node):
        for index, child in enumerate(body):
            if child is statement:
                return [(body, index)]
            below = _path(child, statement)
            if below:
                return [(body, index), *below]
    return []


def _bodies(node: ast.AST) -> list[list[ast.stmt]]:
    bodies = [getattr(node, name, []) for name in BODIES]
    for holder in [*getattr(node, "handlers", []), *getattr(node, "cases", [])]:
        bodies.append(holder.body)
    return [body for body in bodies if isinstance(body, list)]
