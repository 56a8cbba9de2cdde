"""Expressions as text whose names carry the dotted path of what they refer to.

Arguments that only ever hold descriptions are dropped. What is long is cut, and says how much
there is in all.
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
LONGEST_STRING = 160
LONGEST_VALUE = 320
LONGEST_FIELD = 4000

BRACKETS = {griffe.ExprList: "[]", griffe.ExprSet: "{}", griffe.ExprTuple: "()"}


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
    if _length(tokens) > limit:
        tokens = _merge(list(_outer_form(expression, scope, limit)))
    return tokens


def _outer_form(expression: Expression, scope: Scope, limit: int) -> Iterator[Token]:
    """Writes the beginning of an expression that is too long."""
    if isinstance(expression, griffe.ExprCall):
        yield from _emit(expression.function, scope)
        yield "(…)"
    elif isinstance(expression, griffe.ExprDict):
        items = [list(_pair(pair, scope)) for pair in _pairs(expression)]
        yield from _first("{", items, "}", limit)
    elif isinstance(expression, (griffe.ExprList, griffe.ExprSet, griffe.ExprTuple)):
        opening, closing = BRACKETS[type(expression)]
        items = [list(_emit(element, scope)) for element in expression.elements]
        yield from _first(opening, items, closing, limit)
    elif isinstance(expression, griffe.ExprListComp):
        yield "[…]"
    elif isinstance(expression, griffe.ExprDictComp):
        yield "{…}"
    elif isinstance(expression, griffe.ExprSubscript):
        yield from _emit(expression.left, scope)
        yield "[…]"
    elif isinstance(expression, griffe.ExprBinOp):
        yield from _part(expression.left, scope, limit // 2)
        yield f" {expression.operator} "
        yield from _part(expression.right, scope, limit // 2)
    else:
        yield "…"


def _part(expression: Expression, scope: Scope, limit: int) -> list[Token]:
    tokens = list(_emit(expression, scope))
    if isinstance(expression, str) or _length(tokens) <= limit:
        return tokens
    return list(_outer_form(expression, scope, limit))


def _first(opening: str, items: list[list[Token]], closing: str, limit: int) -> Iterator[Token]:
    """Writes as many items as the limit allows, and how many more there are if the source tells."""
    yield opening
    used = 0
    for index, item in enumerate(items):
        used += _length(item)
        if used > limit:
            yield _left_out(items, index)
            break
        yield from item
        yield ", " if index < len(items) - 1 else ""
    yield closing


def _left_out(items: list[list[Token]], start: int) -> str:
    if any(str(item[0]).startswith("*") for item in items[start:]):
        return "… more" if start else "…"
    return f"… {len(items) - start} more" if start else f"… {len(items)} in all"


def _length(tokens: list[Token]) -> int:
    return sum(len(token if isinstance(token, str) else token[0]) for token in tokens)


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
        yield str(expression)
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


Pair = tuple[Expression | None, Expression]


def _dict(expression: griffe.ExprDict, scope: Scope) -> Iterator[Token]:
    yield "{"
    for index, pair in enumerate(_pairs(expression)):
        if index:
            yield ", "
        yield from _pair(pair, scope)
    yield "}"


def _pairs(expression: griffe.ExprDict) -> list[Pair]:
    return [
        (key, value)
        for key, value in zip(expression.keys, expression.values, strict=False)
        if not (isinstance(key, str) and key.strip("'\"") in PROSE_KEYS)
    ]


def _pair(pair: Pair, scope: Scope) -> Iterator[Token]:
    key, value = pair
    if key is None:
        yield "**"
    else:
        yield from _emit(key, scope)
        yield ": "
    yield from _emit(value, scope)


def _clean(text: str, scope: Scope) -> str:
    if scope.keep_strings or len(text) <= LONGEST_STRING or not STRING.match(text):
        return text
    value = ast.literal_eval(text)
    if isinstance(value, bytes):
        return f"b'…' ({len(value)} bytes)"
    start = value[:LONGEST_STRING]
    return f"{start[: start.rfind(' ') + 1] + '…'!r} ({len(value)} characters)"


def _merge(tokens: list[Token]) -> TypeText:
    merged: TypeText = []
    for token in tokens:
        if isinstance(token, str) and merged and isinstance(merged[-1], str):
            merged[-1] += token
        elif token != "":
            merged.append(token)
    return merged
