"""Expressions as text whose names carry the dotted path of what they refer to.

Nothing that reads like prose leaves this module: long strings become an
ellipsis, and arguments that only ever hold descriptions are dropped.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
import re

import griffe

from .scope import Scope

Token = str | list[str]  # a name of something known is [text, path]
TypeText = list[Token]
Expression = str | griffe.Expr

PROSE_KEYS = {
    "description", "title", "help", "doc", "examples", "example", "epilog",
    "short_help", "json_schema_extra", "reason", "summary",
}  # fmt: skip
DEPRECATORS = {
    "warnings.deprecated", "typing_extensions.deprecated",
    "deprecated.deprecated", "deprecated.classic.deprecated",
}  # fmt: skip
STRING = re.compile(r"^(?:[bBrRuU]{0,2})(['\"])")
LONGEST_STRING = 80
MOST_WORDS = 4
LONGEST_VALUE = 240
LONGEST_FIELD = 4000


def type_text(node: ast.AST | None, scope: Scope) -> TypeText | None:
    """Writes an annotation; strings in it are read as types."""
    return _text(node, scope, parse_strings=True, limit=4000)


def value_text(node: ast.AST | None, scope: Scope, limit: int = LONGEST_VALUE) -> TypeText | None:
    """Writes a value, cut to its outer form when it is long."""
    return _text(node, scope, parse_strings=False, limit=limit)


def type_variable_text(call: ast.Call, scope: Scope) -> TypeText:
    """Writes `TypeVar("T", bound="X")`: the name stays a string, the rest are types."""
    tokens = [*(type_text(call.func, scope) or []), "("]
    for index, argument in enumerate(call.args):
        tokens += [", "] if index else []
        read = value_text if index == 0 else type_text
        tokens += read(argument, scope) or []
    for keyword in call.keywords:
        tokens += [f", {keyword.arg}=", *(type_text(keyword.value, scope) or [])]
    return _merge([*tokens, ")"])


def _text(
    node: ast.AST | None, scope: Scope, *, parse_strings: bool, limit: int
) -> TypeText | None:
    if node is None:
        return None
    expression = griffe.get_expression(
        node, scope.module.griffe_module, parse_strings=parse_strings
    )
    tokens = _merge(list(_emit(expression, scope)))
    if sum(len(t if isinstance(t, str) else t[0]) for t in tokens) > limit:
        tokens = _merge(list(_outer_form(expression, scope)))
    return tokens


def _outer_form(expression: Expression, scope: Scope) -> Iterator[Token]:
    if isinstance(expression, griffe.ExprCall):
        yield from _emit(expression.function, scope)
        yield "(…)"
    elif isinstance(expression, (griffe.ExprDict, griffe.ExprSet, griffe.ExprDictComp)):
        yield "{…}"
    elif isinstance(expression, (griffe.ExprList, griffe.ExprListComp)):
        yield "[…]"
    elif isinstance(expression, griffe.ExprTuple):
        yield "(…)"
    elif isinstance(expression, griffe.ExprSubscript):
        yield from _emit(expression.left, scope)
        yield "[…]"
    elif isinstance(expression, str) and STRING.match(expression):
        yield "'…'"
    else:
        yield "…"


def _emit(expression: Expression, scope: Scope) -> Iterator[Token]:
    if isinstance(expression, str):
        yield _clean(expression, scope)
    elif isinstance(expression, griffe.ExprName):
        path = scope.resolve(expression.name)
        yield [expression.name, path] if path else expression.name
    elif isinstance(expression, griffe.ExprAttribute) and isinstance(
        expression.first, griffe.ExprName
    ):
        text = ".".join(str(value) for value in expression.values)
        first = scope.resolve(expression.first.name)
        path = first and scope.world.home(
            ".".join([first, *(str(value) for value in expression.values[1:])])
        )
        yield [text, path] if path else text
    elif isinstance(expression, griffe.ExprJoinedStr):
        text = str(expression)
        yield text if scope.keep_strings or not _prose(text) else "f'…'"
    elif isinstance(expression, griffe.ExprCall):
        yield from _call(expression, scope)
    elif isinstance(expression, griffe.ExprDict):
        yield from _dict(expression, scope)
    elif isinstance(expression, griffe.ExprKeyword):
        yield f"{expression.name}="
        yield from _emit(expression.value, scope)
    else:
        for part in expression.iterate(flat=False):
            yield from _emit(part, scope)


def _call(call: griffe.ExprCall, scope: Scope) -> Iterator[Token]:
    name = list(_emit(call.function, scope))
    yield from name
    last = name[-1]
    if isinstance(last, list) and last[1] in DEPRECATORS:
        return
    kept = [
        argument
        for argument in call.arguments
        if not (isinstance(argument, griffe.ExprKeyword) and argument.name in PROSE_KEYS)
    ]
    yield "("
    for index, argument in enumerate(kept):
        if index:
            yield ", "
        yield from _emit(argument, scope)
    yield ")"


def _dict(expression: griffe.ExprDict, scope: Scope) -> Iterator[Token]:
    pairs = [
        (key, value)
        for key, value in zip(expression.keys, expression.values, strict=False)
        if not (isinstance(key, str) and key.strip("'\"") in PROSE_KEYS)
    ]
    yield "{"
    for index, (key, value) in enumerate(pairs):
        if index:
            yield ", "
        if key is None:
            yield "**"
        else:
            yield from _emit(key, scope)
            yield ": "
        yield from _emit(value, scope)
    yield "}"


def _clean(text: str, scope: Scope) -> str:
    if scope.keep_strings or not STRING.match(text):
        return text
    return "'…'" if _prose(text) else text


def _prose(text: str) -> bool:
    words = re.findall(r"[A-Za-z]{2,}", text)
    return len(text) > LONGEST_STRING or (text.count(" ") >= MOST_WORDS and len(words) > MOST_WORDS)


def _merge(tokens: list[Token]) -> TypeText:
    merged: TypeText = []
    for token in tokens:
        if isinstance(token, str) and merged and isinstance(merged[-1], str):
            merged[-1] += token
        elif token != "":
            merged.append(token)
    return merged
