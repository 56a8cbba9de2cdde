"""Variables of modules, attributes and fields of classes."""

from __future__ import annotations

import ast

from .constants import literal_text
from .expressions import (
    LONGEST_FIELD,
    LONGEST_VALUE,
    TypeText,
    type_text,
    type_variable_text,
    value_text,
)
from .scope import Scope

FINAL = {"typing.Final", "typing_extensions.Final"}
CLASS_VAR = {"typing.ClassVar", "typing_extensions.ClassVar"}
ALIAS = {"typing.TypeAlias", "typing_extensions.TypeAlias"}
TYPE_VARS = {
    f"{module}.{name}"
    for module in ("typing", "typing_extensions")
    for name in ("TypeVar", "ParamSpec", "TypeVarTuple", "NewType")
}
FORMS = {
    f"{module}.{name}"
    for module in ("typing", "typing_extensions", "collections.abc", "builtins")
    for name in (
        "Union", "Optional", "Literal", "Callable", "List", "Dict", "Tuple", "Type",
        "Mapping", "Sequence", "Iterable", "Annotated", "Set", "dict", "list",
        "tuple", "set", "type", "Any", "Awaitable", "Coroutine", "Iterator",
    )
}  # fmt: skip
FIELD_CALLS = {
    "dataclasses.field", "desert.field", "desert.ib", "pydantic.Field",
    "pydantic.fields.Field", "attr.ib", "attr.attrib", "attrs.field", "attr.field",
    "desert._make.field",
}  # fmt: skip
FIELD_FLAVOURS = {"dataclass", "attrs", "typed-dict", "named-tuple", "pydantic"}


def annotation_of(statement: ast.stmt) -> ast.expr | None:
    return getattr(statement, "annotation", None)


def origin(annotation: ast.expr | None, scope: Scope) -> str | None:
    return scope.dotted(annotation) if annotation is not None else None


def variable(
    name: str,
    path: str,
    statement: ast.stmt,
    scope: Scope,
    *,
    annotation: ast.expr | None,
    chosen: list[TypeText],
) -> dict:
    """Describes a module variable; `chosen` are its values where the import decides on one."""
    labels = variable_labels(name, statement, scope)
    entry = _entry(name, path, statement, labels)
    if annotation is not None:
        entry["type"] = type_text(annotation, scope)
    value = _value_for(name, statement)
    if chosen:
        entry["choices"] = chosen
    elif value is not None:
        if "type-var" in labels:
            entry["value"] = type_variable_text(value, scope)
        elif "type-alias" in labels:
            entry["value"] = type_text(value, scope)
        else:
            entry["value"] = value_text(value, scope)
    return _finish(entry, labels)


def class_attribute(
    name: str, path: str, statement: ast.stmt, scope: Scope, flavour: str, total: bool = True
) -> dict:
    """Describes an attribute assigned in a class body; `total` is that of a TypedDict."""
    annotation, value = annotation_of(statement), _value_for(name, statement)
    kind = origin(annotation, scope)
    labels: set[str] = set()
    if kind in FINAL:
        labels.add("final")
    if flavour == "enum" and annotation is None and value is not None:
        labels.add("enum-member")
    elif is_field(statement, scope, flavour):
        labels.add("field")
    else:
        labels.add("class")
    if kind in CLASS_VAR:
        labels.add("class")
    entry = _entry(name, path, statement, labels)
    if annotation is not None:
        entry["type"] = type_text(annotation, scope)
    if value is not None:
        # The call that makes a field says what it takes: that is a fact, however long.
        limit = LONGEST_FIELD if "field" in labels else LONGEST_VALUE
        entry["value"] = value_text(value, scope, limit)
    if "field" in labels:
        default = field_default(value, scope)
        if default is not None:
            entry["default"] = default
            literal = literal_text(field_default_node(value, scope), scope)
            if literal:
                entry["defaultValue"] = literal
        entry["required"] = is_required(statement, value, scope, flavour, total)
    return _finish(entry, labels)


def instance_attribute(
    name: str,
    path: str,
    statement: ast.Assign | ast.AnnAssign,
    scope: Scope,
    types: dict[str, ast.expr],
) -> dict:
    """Describes `self.name = …` in a constructor; `types` are its annotated parameters."""
    labels = {"instance"}
    entry = _entry(name, path, statement, labels)
    annotation, value = annotation_of(statement), statement.value
    if annotation is None and isinstance(value, ast.Name):
        annotation = types.get(value.id)
    if annotation is not None:
        entry["type"] = type_text(annotation, scope)
    if isinstance(value, ast.Constant):
        entry["value"] = value_text(value, scope)
    if origin(annotation, scope) in FINAL:
        labels.add("final")
    return _finish(entry, labels)


def is_field(statement: ast.stmt, scope: Scope, flavour: str) -> bool:
    annotation, value = annotation_of(statement), getattr(statement, "value", None)
    if flavour == "marshmallow":
        called = scope.dotted(value) if isinstance(value, ast.Call) else None
        return bool(called and "marshmallow" in called)
    if flavour not in FIELD_FLAVOURS:
        return False
    if annotation is None:
        return flavour == "attrs" and _field_call(value, scope) is not None
    return origin(annotation, scope) not in CLASS_VAR


def is_required(
    statement: ast.stmt, value: ast.expr | None, scope: Scope, flavour: str, total: bool
) -> bool:
    if flavour == "typed-dict":
        return is_required_key(origin(annotation_of(statement), scope), total)
    if flavour == "marshmallow":
        return any(
            keyword.arg == "required"
            and isinstance(keyword.value, ast.Constant)
            and keyword.value.value is True
            for keyword in getattr(value, "keywords", [])
        )
    return field_default_node(value, scope) is None


def is_required_key(kind: str | None, total: bool) -> bool:
    """Tells whether a TypedDict has to have a key: its own mark counts before the class's."""
    if kind and kind.endswith(".NotRequired"):
        return False
    if kind and kind.endswith(".Required"):
        return True
    return total


def field_keywords(value: ast.expr | None, scope: Scope) -> dict[str, ast.expr]:
    call = _field_call(value, scope)
    return {k.arg: k.value for k in call.keywords if k.arg} if call else {}


def field_default_node(value: ast.expr | None, scope: Scope) -> ast.expr | None:
    """Returns the default of a field as an expression, also through a factory."""
    if value is None:
        return None
    call = _field_call(value, scope)
    if call is None:
        return value
    keywords = field_keywords(value, scope)
    factory = keywords.get("default_factory", keywords.get("factory"))
    if factory is not None:
        return called(factory)
    if "default" in keywords:
        default = keywords["default"]
    elif call.args and (scope.dotted(call.func) or "").startswith(("pydantic", "attr")):
        default = call.args[0]
    else:
        return None
    return None if isinstance(default, ast.Constant) and default.value is ... else default


def called(factory: ast.expr) -> ast.expr:
    """Turns `list` into `list()` and `lambda: x` into `x`."""
    if isinstance(factory, ast.Lambda):
        return factory.body
    return ast.Call(func=factory, args=[], keywords=[])


def field_default(value: ast.expr | None, scope: Scope) -> TypeText | None:
    return value_text(field_default_node(value, scope), scope)


def _field_call(value: ast.expr | None, scope: Scope) -> ast.Call | None:
    if isinstance(value, ast.Call) and scope.dotted(value.func) in FIELD_CALLS:
        return value
    return None


def variable_labels(name: str, statement: ast.stmt, scope: Scope) -> set[str]:
    annotation, value = annotation_of(statement), getattr(statement, "value", None)
    kind = origin(annotation, scope)
    labels: set[str] = set()
    if kind in FINAL:
        labels.add("final")
    if isinstance(statement, ast.TypeAlias) or kind in ALIAS:
        labels.add("type-alias")
    elif isinstance(value, ast.Call) and scope.dotted(value.func) in TYPE_VARS:
        labels.add("type-var")
    elif annotation is None and _looks_like_type(value, scope):
        labels.add("type-alias")
    if name.isupper() and "type-alias" not in labels and "type-var" not in labels:
        labels.add("constant")
    return labels


def _looks_like_type(value: ast.expr | None, scope: Scope) -> bool:
    if isinstance(value, ast.Subscript):
        return scope.dotted(value.value) in FORMS
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr):
        return all(_is_type_name(side, scope) for side in (value.left, value.right))
    if isinstance(value, (ast.Name, ast.Attribute)):
        return _is_type_name(value, scope)
    return False


def _is_type_name(node: ast.expr, scope: Scope) -> bool:
    if isinstance(node, ast.Constant) and node.value is None:
        return True
    if isinstance(node, (ast.BinOp, ast.Subscript)):
        return _looks_like_type(node, scope)
    last = getattr(node, "attr", None) or getattr(node, "id", "")
    path = scope.dotted(node) or ""
    builtin_type = path in {f"builtins.{n}" for n in ("int", "str", "float", "bool",
        "bytes", "dict", "list", "tuple", "set", "object")}  # fmt: skip
    return builtin_type or (last[:1].isupper() and not last.isupper() and bool(path))


def _value_for(name: str, statement: ast.stmt) -> ast.expr | None:
    value = getattr(statement, "value", None)
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Tuple):
                # `a, b = 1, 2` pairs; anything else cannot be split.
                names = [getattr(item, "id", None) for item in target.elts]
                if isinstance(value, ast.Tuple) and len(value.elts) == len(names):
                    return value.elts[names.index(name)] if name in names else None
                return None
    return value


def _entry(name: str, path: str, statement: ast.stmt, labels: set[str]) -> dict:
    return {"kind": "attribute", "name": name, "path": path, "line": statement.lineno}


def _finish(entry: dict, labels: set[str]) -> dict:
    entry["labels"] = sorted(labels)
    return entry
