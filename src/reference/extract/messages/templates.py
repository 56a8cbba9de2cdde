"""Templates of messages: literal text, with the code of each value between braces.

A brace that stands for itself is doubled, as in an f-string.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
import re
import string

# A conversion of the % operator: flags, width and precision before its letter.
PERCENT = re.compile(
    r"%(?:\((\w+)\))?[#0\- +]*(?:\*|\d+)?(?:\.(?:\*|\d+))?[hlL]?([diouxXeEfFgGcrsa%])"
)

# Methods and functions that leave the words of a text as they are.
KEEPS_WORDS = {"dedent", "strip", "rstrip", "lstrip", "cleandoc", "_", "str"}

# Beyond these, alternatives of one message are combinations that nobody meets.
MOST = 6


@dataclass
class Names:
    """What names stand for where a message is made."""

    # Texts of constants of the module, and of those that it imports.
    constants: Mapping[str, str] = field(default_factory=dict)
    # Values that a variable of the function may have there.
    values: Callable[[str], list[ast.expr]] = lambda _: []


def templates(node: ast.expr, names: Names, depth: int = 0) -> list[str]:
    """Lists the templates that an expression may have; none when it holds no literal text."""
    if depth > 8:
        return []
    below = depth + 1
    if isinstance(node, ast.Constant):
        return [_literal(node.value)] if isinstance(node.value, str) else []
    if isinstance(node, ast.JoinedStr):
        return ["".join(_part(part, names) for part in node.values)]
    if isinstance(node, ast.IfExp):
        return [*templates(node.body, names, below), *templates(node.orelse, names, below)][:MOST]
    if isinstance(node, ast.BoolOp):
        return [text for value in node.values for text in templates(value, names, below)][:MOST]
    if isinstance(node, ast.Name):
        if node.id in names.constants:
            return [_literal(names.constants[node.id])]
        return [text for value in names.values(node.id) for text in templates(value, names, below)]
    if isinstance(node, ast.BinOp):
        return _operation(node, names, below)
    if isinstance(node, ast.Call):
        return _call(node, names, below)
    return []


def readable(template: str) -> bool:
    """Tells whether a template has words of its own that a reader could look for."""
    words = re.findall(r"[^\W\d_]{2,}", literal_text(template))
    return len(words) > 1 or (len(words) == 1 and len(words[0]) > 5)


def literal_text(template: str) -> str:
    """Returns a template without its values."""
    return "".join(text for text, _ in pieces(template))


def pieces(template: str) -> Iterator[tuple[str, str | None]]:
    """Splits a template at its values: text and the code of the value after it, if there is one."""
    text = ""
    index = 0
    while index < len(template):
        char = template[index]
        if char in "{}" and template[index : index + 2] == char * 2:
            text += char
            index += 2
        elif char == "{":
            end = _closing(template, index)
            yield text, template[index + 1 : end]
            text = ""
            index = end + 1
        else:
            text += char
            index += 1
    yield text, None


def _closing(template: str, start: int) -> int:
    depth = 0
    for index in range(start, len(template)):
        depth += {"{": 1, "}": -1}.get(template[index], 0)
        if depth == 0:
            return index
    return len(template)


def _literal(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _value(node: ast.AST | None) -> str:
    """Returns the code of a value on one line; braces in it would end it too early."""
    code = " ".join(ast.unparse(node).split()) if node is not None else ""
    return "{" + re.sub(r"[{}]", "", code) + "}"


def _part(node: ast.expr, names: Names) -> str:
    if isinstance(node, ast.Constant):
        return _literal(str(node.value))
    value = node.value if isinstance(node, ast.FormattedValue) else node
    return _inlined(value, names)


def _inlined(value: ast.expr, names: Names) -> str:
    """Returns a constant's own words, for other values their code."""
    if isinstance(value, ast.Constant):
        return _literal(str(value.value))
    if isinstance(value, ast.Name) and value.id in names.constants:
        return _literal(names.constants[value.id])
    return _value(value)


def _operation(node: ast.BinOp, names: Names, depth: int) -> list[str]:
    if isinstance(node.op, ast.Mod):
        return [_percent(text, node.right, names) for text in templates(node.left, names, depth)]
    if isinstance(node.op, ast.Add):
        left = templates(node.left, names, depth)
        right = templates(node.right, names, depth)
        if not left and not right:
            return []
        return [a + b for a in left or [_value(node.left)] for b in right or [_value(node.right)]][
            :MOST
        ]
    return []


def _call(node: ast.Call, names: Names, depth: int) -> list[str]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name == "format" and isinstance(node.func, ast.Attribute):
        return [_formatted(text, node) for text in templates(node.func.value, names, depth)]
    if name in KEEPS_WORDS:
        source = node.args[0] if node.args else getattr(node.func, "value", None)
        return templates(source, names, depth) if source is not None else []
    return []


def percent(template: str, args: list[ast.expr], names: Names) -> str:
    """Puts the arguments of a log call into its template."""
    right = args[0] if len(args) == 1 else ast.Tuple(elts=args, ctx=ast.Load())
    return _percent(template, right, names)


def _percent(template: str, right: ast.expr, names: Names) -> str:
    left = iter(right.elts if isinstance(right, ast.Tuple) else [right])

    def replace(match: re.Match[str]) -> str:
        if match[2] == "%":
            return "%"
        if match[1] is not None:
            return "{" + match[1] + "}"
        value = next(left, None)
        return _inlined(value, names) if value is not None else "{}"

    return PERCENT.sub(replace, template)


def _formatted(template: str, node: ast.Call) -> str:
    keywords = {word.arg: word.value for word in node.keywords}
    position = 0
    result = ""
    source = template.replace("{{", "{").replace("}}", "}")
    try:
        fields = list(string.Formatter().parse(source))
    except ValueError:
        return template
    for text, name, _, _ in fields:
        result += _literal(text)
        if name is None:
            continue
        key = re.split(r"[.\[]", name)[0]
        if key == "" or key.isdigit():
            index = position if key == "" else int(key)
            position += 1
            result += _value(node.args[index]) if index < len(node.args) else "{}"
        else:
            result += _value(keywords[key]) if key in keywords else "{" + key + "}"
    return result
