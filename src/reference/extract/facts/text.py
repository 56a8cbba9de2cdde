"""Expressions as text whose names carry the dotted path of what they refer to.

Nothing that reads like prose leaves this module: long strings become an
ellipsis, and arguments that only ever hold descriptions are dropped.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
import re

import griffe

from .world import ModuleInfo, World, statements, targets

TypeText = list  # of str | [text, path]

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
        if name in self.type_parameters:
            return None
        for known, path in (*self.local, *self.nested):
            if known == name:
                return self.world.home(path)
        return self.world.resolve(self.module, name)

    def dotted(self, node: ast.AST | None) -> str | None:
        """The home of `a.b.c`, the called thing of `a.b()`, the origin of `a[b]`."""
        if isinstance(node, (ast.Call,)):
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
        """The same scope with the names that a function imports for itself."""
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


def type_text(node: ast.AST | None, scope: Scope) -> TypeText | None:
    """An annotation; strings in it are read as types."""
    return _text(node, scope, parse_strings=True, limit=4000)


def value_text(
    node: ast.AST | None, scope: Scope, limit: int = LONGEST_VALUE
) -> TypeText | None:
    """A value, cut to its outer form when it is long."""
    return _text(node, scope, parse_strings=False, limit=limit)


def type_variable_text(call: ast.Call, scope: Scope) -> TypeText:
    """`TypeVar("T", bound="X")`: the name stays a string, the rest are types."""
    tokens = [*(type_text(call.func, scope) or []), "("]
    for index, argument in enumerate(call.args):
        tokens += [", "] if index else []
        read = value_text if index == 0 else type_text
        tokens += read(argument, scope) or []
    for keyword in call.keywords:
        tokens += [f", {keyword.arg}=", *(type_text(keyword.value, scope) or [])]
    return _merge([*tokens, ")"])


def literal_text(node: ast.AST | None, scope: Scope) -> TypeText | None:
    """What a default that is a named constant of the package stands for."""
    if not isinstance(node, (ast.Name, ast.Attribute)):
        return None
    module, rest = scope.world.split(scope.dotted(node) or "")
    if module is None or len(rest) != 1:
        return None
    for statement in statements(module.tree.body):
        if rest[0] in targets(statement):
            value = getattr(statement, "value", None)
            if _is_literal(value):
                return value_text(value, Scope(scope.world, module))
    return None


def _is_literal(value: ast.AST | None) -> bool:
    if isinstance(value, ast.UnaryOp):
        return _is_literal(value.operand)
    if isinstance(value, ast.BinOp):
        return _is_literal(value.left) and _is_literal(value.right)
    return isinstance(value, ast.Constant)


def _text(node, scope: Scope, *, parse_strings: bool, limit: int) -> TypeText | None:
    if node is None:
        return None
    try:
        expression = griffe.get_expression(
            node, scope.module.griffe_module, parse_strings=parse_strings
        )
    except Exception:  # griffe has no form for this kind of node
        return ["…"]
    tokens = _merge(list(_emit(expression, scope)))
    if sum(len(t if isinstance(t, str) else t[0]) for t in tokens) > limit:
        tokens = _merge(list(_outer_form(expression, scope)))
    return tokens


def _outer_form(expression, scope: Scope):
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


def _emit(expression, scope: Scope):
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


def _call(call: griffe.ExprCall, scope: Scope):
    name = list(_emit(call.function, scope))
    yield from name
    last = name[-1]
    if isinstance(last, list) and last[1] in DEPRECATORS:
        return
    kept = [
        argument
        for argument in call.arguments
        if not (
            isinstance(argument, griffe.ExprKeyword) and argument.name in PROSE_KEYS
        )
    ]
    yield "("
    for index, argument in enumerate(kept):
        if index:
            yield ", "
        yield from _emit(argument, scope)
    yield ")"


def _dict(expression: griffe.ExprDict, scope: Scope):
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
    return len(text) > LONGEST_STRING or (
        text.count(" ") >= MOST_WORDS and len(words) > MOST_WORDS
    )


def _merge(tokens: list) -> TypeText:
    merged: TypeText = []
    for token in tokens:
        if isinstance(token, str) and merged and isinstance(merged[-1], str):
            merged[-1] += token
        elif token != "":
            merged.append(token)
    return merged
