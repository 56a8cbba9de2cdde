"""Finds the messages of a module: where it raises, logs, warns or prints, and with which words."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from .conditions import condition
from .templates import Names, percent, readable, templates
from .values import values_before

LEVELS = {"debug", "info", "warning", "warn", "error", "exception", "critical", "fatal"}
SAME = {"warn": "warning", "exception": "error", "fatal": "critical"}
# Calls that write a text for the reader.
PRINTED = {".print", "click.echo", "typer.echo", "sys.exit"}
EXCEPTION_ENDS = ("Error", "Exception", "Warning")


def find_messages(tree: ast.Module, constants: Mapping[str, str]) -> list[dict]:
    """Describes each message of a module: line, symbol, how it is told, template."""
    return list(_Finder(constants).of(tree))


@dataclass(frozen=True)
class _Place:
    """Where a node stands."""

    symbol: tuple[str, ...]
    functions: tuple[ast.AST, ...]
    statement: ast.AST
    # The nearest condition or handler around it, as code; empty where a function has none.
    when: str = ""


class _Finder:
    def __init__(self, constants: Mapping[str, str]) -> None:
        self.constants = constants

    def of(self, tree: ast.Module) -> Iterator[dict]:
        yield from self._walk(tree, _Place((), (), tree))

    def _walk(self, node: ast.AST, place: _Place) -> Iterator[dict]:
        for name, value in ast.iter_fields(node):
            when = condition(node, name)
            below = place if when is None else replace(place, when=when)
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self._visit(child, below)

    def _visit(self, node: ast.AST, place: _Place) -> Iterator[dict]:
        if isinstance(node, ast.stmt):
            place = replace(place, statement=node)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            functions = place.functions
            if not isinstance(node, ast.ClassDef):
                functions = (*functions, node)
            symbol = (*place.symbol, node.name)
            yield from self._walk(node, _Place(symbol, functions, place.statement))
            return
        for kind, sources, args in _told(node, place.symbol):
            yield from self._messages(node, kind, sources, args, place)
        yield from self._walk(node, place)

    def _messages(
        self,
        node: ast.AST,
        kind: str,
        sources: list[ast.expr],
        args: list[ast.expr],
        place: _Place,
    ) -> Iterator[dict]:
        names = Names(self.constants, _lookup(place.functions, place.statement))
        symbol = ".".join(place.symbol)
        for source in sources:
            texts = [
                percent(text, args, names) if args else text for text in templates(source, names)
            ]
            good = [text for text in dict.fromkeys(texts) if readable(text)]
            for text in good:
                row = {"line": node.lineno, "kind": kind, "in": symbol, "text": text}
                # What a program only notes by the way needs no reason.
                told = kind not in ("debug", "info") and place.when
                yield {**row, "when": place.when} if told else row
            if good and kind not in ("ValidationError", "response"):
                return


def _lookup(functions: tuple[ast.AST, ...], statement: ast.AST) -> Callable[[str], list[ast.expr]]:
    def values(name: str) -> list[ast.expr]:
        for function in reversed(functions):
            found = values_before(function, statement, name)
            if found:
                return found
        return []

    return values


def _told(
    node: ast.AST, symbol: tuple[str, ...]
) -> Iterator[tuple[str, list[ast.expr], list[ast.expr]]]:
    """Tells how a node tells a message: kind, expressions that may hold it, arguments for `%`."""
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        kind = _name(node.exc.func)
        if kind.lstrip("_")[:1].isupper():
            yield kind, _words(node.exc), []
    elif isinstance(node, ast.Call):
        yield from _called(node, symbol)
    elif not symbol and _is_table(node):
        yield "response", list(node.value.values), []
    elif _gives_defaults(node):
        for value in node.value.values:
            yield "ValidationError", [_braces(value)], []


def _is_table(node: ast.AST) -> bool:
    """Tells whether a statement makes a table of messages that another machine sends."""
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Dict)
        and _name(node.targets[0]).endswith("_MESSAGES")
    )


def _gives_defaults(node: ast.AST) -> bool:
    """Tells whether a statement gives the messages of a marshmallow field."""
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Dict)
        and [_name(target) for target in node.targets] == ["default_error_messages"]
    )


def _called(
    node: ast.Call, symbol: tuple[str, ...]
) -> Iterator[tuple[str, list[ast.expr], list[ast.expr]]]:
    name = _name(node.func)
    base = ast.unparse(node.func.value) if isinstance(node.func, ast.Attribute) else ""
    level = name.removeprefix("federated_")
    if level in LEVELS and "log" in base.lower() and node.args:
        yield SAME.get(level, level), node.args[:1], node.args[1:]
    elif name == "log" and "log" in base.lower() and len(node.args) > 1:
        yield _level(node.args[0]), node.args[1:2], node.args[2:]
    elif name == "warn" and base.lstrip("_") == "warnings" and node.args:
        yield _category(node), node.args[:1], []
    elif f"{base}.{name}" in PRINTED and node.args:
        yield "print", node.args[:1], []
    elif name == "__init__" and base == "super()" and _in_exception(symbol):
        yield symbol[-2], _words(node), []
    else:
        for word in node.keywords:
            if word.arg == "error" and base.endswith("validate"):
                yield "ValidationError", [_braces(word.value)], []


def _in_exception(symbol: tuple[str, ...]) -> bool:
    return len(symbol) > 1 and symbol[-2].endswith(EXCEPTION_ENDS)


def _words(call: ast.Call) -> list[ast.expr]:
    """Lists the arguments of a call that may hold words, those in lists and dicts one by one."""
    found: list[ast.expr] = []
    for argument in [*call.args, *(word.value for word in call.keywords)]:
        found += _spread(argument)
    return found


def _spread(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.Dict):
        return [part for value in node.values for part in _spread(value)]
    if isinstance(node, (ast.List, ast.Tuple)):
        return [part for value in node.elts for part in _spread(value)]
    return [node]


def _braces(node: ast.expr) -> ast.expr:
    """Reads a text that a library formats: its fields become values."""
    return ast.Call(
        func=ast.Attribute(value=node, attr="format", ctx=ast.Load()), args=[], keywords=[]
    )


def _level(node: ast.expr) -> str:
    name = _name(node).lower()
    return SAME.get(name, name) if name in LEVELS else "log"


def _category(node: ast.Call) -> str:
    given = node.args[1] if len(node.args) > 1 else None
    for word in node.keywords:
        if word.arg == "category":
            given = word.value
    return _name(given) if given is not None else "UserWarning"


def _name(node: ast.AST | None) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
