"""Reads what functions and classes share: decorators and type parameters."""

from __future__ import annotations

import ast
from dataclasses import replace

from .scope import Scope
from .world import Definition

Decorated = Definition | ast.ClassDef


def decorator_paths(node: Decorated, scope: Scope) -> list[str]:
    """Resolves the decorators to dotted paths, empty for what is no name."""
    return [scope.dotted(decorator) or "" for decorator in node.decorator_list]


def with_type_parameters(node: Decorated, scope: Scope) -> Scope:
    """Adds the node's type parameters to a scope."""
    names = {parameter.name for parameter in getattr(node, "type_params", [])}
    if not names:
        return scope
    return replace(scope, type_parameters=scope.type_parameters | names)
