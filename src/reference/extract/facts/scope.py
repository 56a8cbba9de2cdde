"""Where an expression stands, and what the names in it refer to."""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace

from .world import ModuleInfo, World


@dataclass(frozen=True)
class Scope:
    """Where an expression stands: module, innermost class, local imports."""

    world: World
    module: ModuleInfo
    nested: tuple[tuple[str, str], ...] = ()
    local: tuple[tuple[str, str], ...] = ()
    type_parameters: frozenset[str] = frozenset()
    keep_strings: bool = False

    def resolve(self, name: str) -> str | None:
        """Returns the dotted path of a bare name's home; None when it cannot be told."""
        if name in self.type_parameters:
            return None
        for known, path in (*self.local, *self.nested):
            if known == name:
                return self.world.home(path)
        return self.world.resolve(self.module, name)

    def dotted(self, node: ast.AST | None) -> str | None:
        """Returns the home of `a.b.c`, of the called thing of `a.b()`, of the origin of `a[b]`."""
        if isinstance(node, ast.Call):
            return self.dotted(node.func)
        if isinstance(node, ast.Subscript):
            return self.dotted(node.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                return self.dotted(ast.parse(node.value, mode="eval").body)
            except SyntaxError:
                return None
        parts: list[str] = []
        while isinstance(node, ast.Attribute):
            parts.insert(0, node.attr)
            node = node.value
        if not isinstance(node, ast.Name):
            return None
        first = self.resolve(node.id)
        return self.world.home(".".join([first, *parts])) if first else None

    def with_imports(self, body: ast.AST) -> Scope:
        """Returns the scope with the names that a function imports for itself."""
        found = []
        for node in ast.walk(body):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found += [
                    (alias.asname or alias.name, f"{node.module}.{alias.name}")
                    for alias in node.names
                ]
            elif isinstance(node, ast.Import):
                found += [
                    (alias.asname or alias.name.split(".")[0],
                     alias.name if alias.asname else alias.name.split(".")[0])
                    for alias in node.names
                ]  # fmt: skip
        return replace(self, local=tuple(found)) if found else self
