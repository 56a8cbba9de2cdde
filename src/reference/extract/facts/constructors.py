"""How each class is called: its own `__init__`, one made from fields, an inherited one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from . import functions
from .attributes import (
    annotation_of,
    field_default_node,
    field_keywords,
    is_field,
    is_required_key,
    origin,
)
from .hierarchy import ClassInfo

DELEGATES = "bitfount.utils.delegates"
KEYWORD_ONLY = {"typed-dict", "pydantic"}


def constructor(info: ClassInfo) -> dict | None:
    """Describes how a class is called, wherever in its bases the constructor stands."""
    if info.flavour == "enum":
        return None
    for ancestor in info.mro:
        found = _own(ancestor)
        if found is not None:
            return found if ancestor is info else {**found, "from": ancestor.path}
    return None


def _own(info: ClassInfo) -> dict | None:
    for name in ("__init__", "__new__"):
        nodes = info.definitions.get(name)
        if nodes and isinstance(nodes[0], (ast.FunctionDef, ast.AsyncFunctionDef)):
            return _explicit(info, nodes)
    if info.flavour in {"dataclass", "attrs", "named-tuple", *KEYWORD_ONLY}:
        return {"parameters": _from_fields(info), "synthesised": True}
    return None


def _explicit(info: ClassInfo, nodes: list) -> dict:
    grouped = functions.group(nodes, info.scope, info.path, info)
    entry = {
        "parameters": grouped["parameters"],
        "line": grouped["line"],
        "endLine": grouped["endLine"],
    }
    if "overloads" in grouped:
        entry["overloads"] = grouped["overloads"]
    return entry


def delegates(info: ClassInfo) -> dict:
    """Names who gets `**kwargs` of the constructor, and what the call sets itself."""
    nodes = info.definitions.get("__init__")
    if not nodes or not isinstance(nodes[0], ast.FunctionDef):
        return {}
    node = nodes[-1]
    handed = functions.handed_to(node, info.scope, info)
    base = info.next_member("__init__") if DELEGATES in info.decorator_paths else None
    if node.args.kwarg is None or base is None or handed.get("delegates") == base:
        return handed
    return {"delegates": base}


def raised(info: ClassInfo) -> list[str]:
    found: dict[str, None] = {}
    for name in ("__init__", "__post_init__", "__attrs_post_init__", "__new__"):
        for node in info.definitions.get(name, []):
            if isinstance(node, ast.FunctionDef):
                found.update(dict.fromkeys(functions.raises(node, info.scope)))
    return list(found)


def _from_fields(info: ClassInfo) -> list[dict]:
    """Makes parameters of the fields of a class and its bases, in the order of the class machinery.

    griffe makes the constructors of standard dataclasses only; attrs, pydantic, typed dicts and
    named tuples order their fields alike, so that all are read in one way.
    """
    merged: dict[str, tuple] = {}
    for ancestor in reversed(info.mro):
        # A base takes part with the fields that its own decorator or base made.
        if ancestor.flavour == info.flavour:
            for entry in _fields(ancestor):
                # A redefined field keeps the place of the first definition.
                merged[entry[0]["name"]] = entry
    rows = [entry for entry, _ in merged.values()]
    positional = [row for row in rows if row["kind"] != "keyword-only"]
    return positional + [row for row in rows if row["kind"] == "keyword-only"]


def _fields(info: ClassInfo) -> Iterator[tuple[dict, ast.stmt]]:
    keyword_only = info.flavour in KEYWORD_ONLY or _decorated_keyword_only(info)
    for names in _field_statements(info):
        name, statement = names
        annotation = annotation_of(statement)
        kind = origin(annotation, info.scope)
        if kind == "dataclasses.KW_ONLY":
            keyword_only = True
            continue
        value = statement.value
        keywords = field_keywords(value, info.scope)
        if _is_false(keywords.get("init")):
            continue
        only = keyword_only or _is_true(keywords.get("kw_only"))
        default = field_default_node(value, info.scope)
        entry = functions.parameter(
            _parameter_name(name, keywords, info),
            "keyword-only" if only else "positional-or-keyword",
            annotation,
            default,
            info.scope,
        )
        if (
            default is None
            and info.flavour == "typed-dict"
            and not is_required_key(kind, is_total(info))
        ):
            entry["default"] = ["..."]
        yield entry, statement


def _field_statements(info: ClassInfo) -> Iterator[tuple[str, ast.Assign | ast.AnnAssign]]:
    for name, statements in info.definitions.items():
        statement = statements[0]
        if not isinstance(statement, (ast.AnnAssign, ast.Assign)):
            continue
        if info.flavour == "pydantic" and name.startswith("_"):
            continue
        if is_field(statement, info.scope, info.flavour):
            yield name, statement


def _parameter_name(name: str, keywords: dict, info: ClassInfo) -> str:
    alias = keywords.get("alias")
    if isinstance(alias, ast.Constant) and isinstance(alias.value, str):
        return alias.value
    # attrs takes the leading underscore off.
    return name.lstrip("_") if info.flavour == "attrs" else name


def is_total(info: ClassInfo) -> bool:
    """Tells whether the keys of a TypedDict are required unless they say otherwise."""
    return not _is_false(info.keywords.get("total"))


def _decorated_keyword_only(info: ClassInfo) -> bool:
    return any(
        keyword.arg == "kw_only" and _is_true(keyword.value)
        for decorator in info.node.decorator_list
        if isinstance(decorator, ast.Call)
        for keyword in decorator.keywords
    )


def _is_false(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is False


def _is_true(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is True
