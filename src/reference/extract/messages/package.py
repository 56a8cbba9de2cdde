"""Texts of constants, also those that a module imports from another one of the package."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from .find import find_messages


def of_package(trees: Mapping[str, ast.Module]) -> dict[str, list[dict]]:
    """Describes the messages of all modules, by path; modules without one are left out.

    The reader of eye scans that the package carries with it is among them: its errors reach the
    log of a pod.
    """
    texts = {path: _texts(tree) for path, tree in trees.items()}
    found = {
        path: find_messages(tree, {**_imported(tree, texts), **texts[path]})
        for path, tree in sorted(trees.items())
    }
    return {
        path: sorted(_distinct(rows), key=lambda row: row["line"])
        for path, rows in found.items()
        if rows
    }


def _distinct(rows: list[dict]) -> list[dict]:
    return list({tuple(row.items()): row for row in rows}.values())


def _texts(tree: ast.Module) -> dict[str, str]:
    """Returns the module's constants that are plain texts."""
    found: dict[str, str] = {}
    for node in tree.body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
        value = getattr(node, "value", None)
        text = value.value if isinstance(value, ast.Constant) else None
        if isinstance(target, ast.Name) and isinstance(text, str):
            found[target.id] = text
    return found


def _imported(tree: ast.Module, texts: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in texts:
            for name in node.names:
                if name.name in texts[node.module]:
                    found[name.asname or name.name] = texts[node.module][name.name]
    return found
