"""Calls of the package that can send something out, read from its source without running it."""

from __future__ import annotations

import ast
from pathlib import Path

from .call_rules import DATABASE_RECEIVER, HTTP_RECEIVER, HTTP_VERBS, METHODS, NAMES, STUB


def call_sites(package: str, root: Path) -> list[dict]:
    """Lists the files with such calls, each call as `[symbol, line, call, kind]` in order of lines.

    A network function that is handed over, as in `retry(requests.get)`, and a class that is made
    from one of a library count as calls.
    """
    found = []
    for file in sorted((root / package).rglob("*.py")):
        relative = file.relative_to(root)
        parts = list(relative.with_suffix("").parts)
        tree = ast.parse(file.read_text(encoding="utf-8"))
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        visitor = _Visitor({**_own_names(tree, module), **_imports(tree, parts)})
        visitor.visit(tree)
        if visitor.calls:
            calls = sorted(visitor.calls, key=lambda call: (call[1], call[2]))
            found.append({"file": relative.as_posix(), "module": module, "calls": calls})
    return found


def _own_names(tree: ast.Module, module: str) -> dict[str, str]:
    """Maps functions and variables of the module, used by bare name, to their dotted paths."""
    names: list[str] = []
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.append(node.name)
        elif isinstance(node, ast.Assign):
            names += [target.id for target in node.targets if isinstance(target, ast.Name)]
    return {name: f"{module}.{name}" for name in names}


def _imports(tree: ast.Module, parts: list[str]) -> dict[str, str]:
    """Maps each name that an import of the file binds, at any depth, to its dotted path."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.split(".")[0]
                names[alias.asname or first] = alias.name if alias.asname else first
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join([*parts[: -node.level], *([base] if base else [])])
            for alias in node.names:
                names[alias.asname or alias.name] = f"{base}.{alias.name}"
    return names


class _Visitor(ast.NodeVisitor):
    def __init__(self, imports: dict[str, str]) -> None:
        self.imports = imports
        self.scope: list[str] = []
        self.calls: list[list] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for base in node.bases:
            self._note(base, f"class {node.name}({_short(base)})", only_names=True)
        self._enter(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._enter(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        self._note(node.func, _short(node.func))
        for given in [*node.args, *(keyword.value for keyword in node.keywords)]:
            if isinstance(given, (ast.Name, ast.Attribute)):
                self._note(given, f"{_short(node.func)}({_short(given)})", only_names=True)

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for decorator in node.decorator_list:
            self.visit(decorator)
        self.scope.append(node.name)
        for child in node.body:
            self.visit(child)
        self.scope.pop()

    def _note(self, used: ast.expr, text: str, *, only_names: bool = False) -> None:
        kind = self._kind_of_name(used) or (None if only_names else _kind_of_method(used))
        if kind is not None:
            self.calls.append([".".join(self.scope) or "<module>", used.lineno, text, kind])

    def _kind_of_name(self, used: ast.expr) -> str | None:
        path = self._dotted(used)
        if path is None:
            return None
        return next((kind for kind, pattern in NAMES if pattern.match(path)), None)

    def _dotted(self, node: ast.expr) -> str | None:
        names: list[str] = []
        while isinstance(node, ast.Attribute):
            names.append(node.attr)
            node = node.value
        if not isinstance(node, ast.Name) or node.id not in self.imports:
            return None
        return ".".join([self.imports[node.id], *reversed(names)])


def _kind_of_method(used: ast.expr) -> str | None:
    if not isinstance(used, ast.Attribute):
        return None
    receiver = _short(used.value)
    if used.attr in HTTP_VERBS and HTTP_RECEIVER.search(receiver):
        return "http"
    if STUB.search(receiver) and used.attr[:1].isupper():
        return "grpc"
    if used.attr == "connect" and DATABASE_RECEIVER.search(receiver):
        return "database"
    return next((kind for kind, pattern in METHODS if pattern.match(used.attr)), None)


def _short(node: ast.expr) -> str:
    """Writes what is called, without the arguments of calls within."""
    if isinstance(node, ast.Call):
        return f"{_short(node.func)}()"
    if isinstance(node, ast.Await):
        return f"(await {_short(node.value)})"
    if isinstance(node, ast.Attribute):
        return f"{_short(node.value)}.{node.attr}"
    return ast.unparse(node)
