"""Environment variables that code reads by name."""

from __future__ import annotations

import ast

from .constants import module_value, string
from .expressions import type_text, value_text
from .scope import Scope
from .world import ModuleInfo, World, targets


def direct(world: World, module: ModuleInfo) -> list[dict]:
    """Finds `os.getenv`, `os.environ.get`, `os.environ[…]` and `… in os.environ`."""
    scope = Scope(world, module, keep_strings=True)
    found = []
    for node in ast.walk(module.tree):
        name, default, write = _use(node, scope)
        text = string(name, module)
        if text is None:
            continue
        use = {"module": module.path, "line": node.lineno}
        entry: dict = {
            "name": text,
            "type": type_text(ast.Name("str"), scope),
            "readIn": [] if write else [use],
        }
        if write:
            entry["setIn"] = [use]
        elif default is not None:
            value = string(default, module)
            node_of = ast.Constant(value) if value is not None else default
            entry["default"] = value_text(node_of, scope)
        choices = _compared(node, module)
        if choices:
            entry["choices"] = choices
        found.append(entry)
    read = {entry["name"] for entry in found if entry["readIn"]}
    # Writing alone makes no setting, unless a settings class reads the name.
    return [e for e in found if e["name"] in read or e["name"].startswith("_")]


def _use(node: ast.AST, scope: Scope) -> tuple[ast.expr | None, ast.expr | None, bool]:
    """Returns name and default of a use of the environment, and whether it is written."""
    if isinstance(node, ast.Call) and node.args:
        path = scope.dotted(node.func)
        if path in ("os.getenv", "os.environ.get", "os.environ.pop"):
            return node.args[0], node.args[1] if len(node.args) > 1 else None, False
    if isinstance(node, ast.Subscript) and scope.dotted(node.value) == "os.environ":
        return node.slice, None, not isinstance(node.ctx, ast.Load)
    if (
        isinstance(node, ast.Compare)
        and isinstance(node.ops[0], (ast.In, ast.NotIn))
        and scope.dotted(node.comparators[0]) == "os.environ"
    ):
        return node.left, None, False
    return None, None, False


def _compared(use: ast.AST, module: ModuleInfo) -> list[str]:
    """Returns the candidates of `x = read; if x not in CANDIDATES`."""
    names = {
        target
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Assign) and node.value is use
        for target in targets(node)
    }
    for node in ast.walk(module.tree):
        if (
            isinstance(node, ast.Compare)
            and isinstance(node.left, ast.Name)
            and node.left.id in names
            and isinstance(node.ops[0], ast.NotIn)
            and isinstance(node.comparators[0], ast.Name)
        ):
            value = module_value(module, node.comparators[0].id)
            items = [string(item, module) for item in getattr(value, "elts", [])]
            return [item for item in items if item is not None]
    return []
