"""Signatures, decorators and explicit exceptions of functions and methods."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .constants import literal_text
from .decorated import Decorated, decorator_paths, with_type_parameters
from .expressions import DEPRECATORS, TypeText, type_text, value_text
from .scope import Scope
from .world import Definition

if TYPE_CHECKING:
    from .hierarchy import ClassInfo

PROPERTIES = {
    "builtins.property", "functools.cached_property", "abc.abstractproperty",
    "methodtools.cached_property", "enum.property",
}  # fmt: skip
DECORATOR_LABELS = {
    "builtins.staticmethod": "static",
    "builtins.classmethod": "class",
    "abc.abstractmethod": "abstract",
    "abc.abstractproperty": "abstract",
    "functools.cached_property": "cached",
    "functools.lru_cache": "cached",
    "functools.cache": "cached",
    "methodtools.lru_cache": "cached",
    "typing.overload": "overload",
    "typing_extensions.overload": "overload",
    "typing.override": "override",
    "typing_extensions.override": "override",
    "typing.final": "final",
    "typing_extensions.final": "final",
    "contextlib.contextmanager": "context-manager",
    "contextlib.asynccontextmanager": "context-manager",
    "pydantic.computed_field": "computed-field",
}
ACCESSORS = {"setter", "deleter"}
DEPRECATING = DEPRECATORS | {"bitfount.utils.logging_utils.deprecated_class_name"}


def decorators(node: Decorated, scope: Scope) -> list[TypeText | None]:
    return [value_text(decorator, scope) for decorator in node.decorator_list]


def labels_of(node: Definition, scope: Scope) -> list[str]:
    paths = decorator_paths(node, scope)
    labels = {DECORATOR_LABELS[path] for path in paths if path in DECORATOR_LABELS}
    labels |= {"property" for path in paths if path in PROPERTIES}
    if any(path in DEPRECATING for path in paths):
        labels.add("deprecated")
    # `@name.setter` and `@name.deleter`, which are members of the property `name`.
    attributes = (d.attr for d in node.decorator_list if isinstance(d, ast.Attribute))
    labels |= ACCESSORS.intersection(attributes)
    if isinstance(node, ast.AsyncFunctionDef):
        labels.add("async")
    if any(isinstance(part, (ast.Yield, ast.YieldFrom)) for part in own_nodes(node)):
        labels.add("generator")
    return sorted(labels)


def is_overload(node: Definition, scope: Scope) -> bool:
    return "overload" in labels_of(node, scope)


def type_parameters(node: Decorated, scope: Scope) -> list[dict] | None:
    found = []
    for parameter in getattr(node, "type_params", []):
        entry: dict = {"name": parameter.name}
        bound = type_text(getattr(parameter, "bound", None), scope)
        if bound:
            entry["bound"] = bound
        found.append(entry)
    return found or None


def parameters(node: Definition, scope: Scope, *, bound: bool) -> list[dict]:
    """Lists the parameters in the order of the signature, without `self` or `cls` when bound."""
    spec = node.args
    positional = [(argument, "positional-only") for argument in spec.posonlyargs]
    positional += [(argument, "positional-or-keyword") for argument in spec.args]
    missing = len(positional) - len(spec.defaults)
    defaults = [None] * missing + list(spec.defaults)
    rows = [(a, kind, d) for (a, kind), d in zip(positional, defaults, strict=True)]
    if bound:
        rows = rows[1:]
    if spec.vararg:
        rows.append((spec.vararg, "var-positional", None))
    rows += [
        (argument, "keyword-only", default)
        for argument, default in zip(spec.kwonlyargs, spec.kw_defaults, strict=True)
    ]
    if spec.kwarg:
        rows.append((spec.kwarg, "var-keyword", None))
    return [
        parameter(argument.arg, kind, argument.annotation, default, scope)
        for argument, kind, default in rows
    ]


def parameter(
    name: str, kind: str, annotation: ast.expr | None, default: ast.expr | None, scope: Scope
) -> dict:
    entry: dict = {"name": name, "kind": kind}
    if annotation is not None:
        entry["type"] = type_text(annotation, scope)
    if default is not None:
        entry["default"] = value_text(default, scope)
        literal = literal_text(default, scope)
        if literal:
            entry["defaultValue"] = literal
    return entry


def signature(node: Definition, scope: Scope, *, bound: bool) -> dict:
    scope = with_type_parameters(node, scope)
    entry: dict = {
        "line": node.lineno,
        "endLine": node.end_lineno,
        "parameters": parameters(node, scope, bound=bound),
    }
    if node.returns is not None:
        entry["returns"] = type_text(node.returns, scope)
    return entry


def own_nodes(node: Definition) -> Iterator[ast.AST]:
    """Walks the nodes of a body, without those of functions and classes inside it."""
    stack: list[ast.AST] = list(reversed(node.body))
    while stack:
        current = stack.pop()
        yield current
        if not isinstance(
            current, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
        ):
            stack.extend(reversed(list(ast.iter_child_nodes(current))))


def raises(node: Definition, scope: Scope) -> list[str]:
    """Lists the homes of the exceptions that the body raises by name, in source order."""
    scope = scope.with_imports(node)
    found: dict[str, None] = {}
    for part in own_nodes(node):
        if not isinstance(part, ast.Raise) or part.exc is None:
            continue
        raised = part.exc.func if isinstance(part.exc, ast.Call) else part.exc
        # A name in lower case is a caught exception or a helper, not a class.
        last = getattr(raised, "attr", None) or getattr(raised, "id", None)
        if last and last.lstrip("_")[:1].isupper():
            path = scope.dotted(raised)
            if path:
                found[path] = None
    return list(found)


def handed_to(node: Definition, scope: Scope, owner: ClassInfo | None) -> dict:
    """Names the one callable that gets all of `**kwargs`, when it can be told.

    Returns `delegates`, its path, and `given`, if there are any: the parameters that each such call
    sets itself, by name or as the number of positional ones. Nobody can pass these through
    `**kwargs`.
    """
    if node.args.kwarg is None:
        return {}
    name = node.args.kwarg.arg
    scope = scope.with_imports(node)
    found: dict[str, list[ast.Call]] = {}
    for part in own_nodes(node):
        if isinstance(part, ast.Call) and any(
            keyword.arg is None and _mentions(keyword.value, name) is keyword.value
            for keyword in part.keywords
        ):
            path = _called(part.func, scope, owner)
            if path:
                found.setdefault(path, []).append(part)
    if len(found) != 1:
        return {}
    [(path, calls)] = found.items()
    given = _given(calls, name)
    return {"delegates": path, **({"given": given} if given else {})}


def _mentions(value: ast.expr, name: str) -> ast.AST | None:
    """Finds the use of a variable in an expression."""
    return next(
        (part for part in ast.walk(value) if isinstance(part, ast.Name) and part.id == name), None
    )


def _given(calls: list[ast.Call], name: str) -> list[str | int]:
    """Lists what all of the calls set, but for what they take out of `**kwargs` themselves."""
    sets = [
        {
            keyword.arg
            for keyword in call.keywords
            if keyword.arg is not None and _mentions(keyword.value, name) is None
        }
        for call in calls
    ]
    positional = min(
        0 if any(isinstance(argument, ast.Starred) for argument in call.args) else len(call.args)
        for call in calls
    )
    return [*([positional] if positional else []), *sorted(set.intersection(*sets))]


def _called(func: ast.expr, scope: Scope, owner: ClassInfo | None) -> str | None:
    if isinstance(func, ast.Attribute) and owner is not None:
        value = func.value
        if (
            isinstance(value, ast.Call)
            and isinstance(value.func, ast.Name)
            and value.func.id == "super"
        ):
            return owner.next_member(func.attr)
        if isinstance(value, ast.Name) and value.id in ("self", "cls"):
            return owner.member_path(func.attr)
    return scope.dotted(func)


def function(node: Definition, scope: Scope, path: str, owner: ClassInfo | None = None) -> dict:
    """Describes one function or method, without its overloads."""
    labels = labels_of(node, scope)
    bound = owner is not None and "static" not in labels
    entry = {
        "kind": "function",
        "name": node.name,
        "path": path,
        **signature(node, scope, bound=bound),
        "decorators": decorators(node, scope),
        "labels": labels,
    }
    for key, value in (
        ("typeParameters", type_parameters(node, scope)),
        ("raises", raises(node, scope)),
    ):
        if value:
            entry[key] = value
    return {**entry, **handed_to(node, scope, owner)}


def group(nodes: list[Definition], scope: Scope, path: str, owner: ClassInfo | None = None) -> dict:
    """Describes all definitions of one name: overloads, implementation, property accessors.

    griffe has these too, but no decorators of a property, and no overloads of a type stub.
    """
    overloads = [n for n in nodes if is_overload(n, scope)]
    implementations = [n for n in nodes if n not in overloads]
    # Conditional definitions and accessors: the first one stands for all.
    main = (implementations or overloads)[0]
    entry = function(main, scope, path, owner)
    labels = {*entry["labels"]}
    if overloads:
        bound = owner is not None and "static" not in labels
        entry["overloads"] = [signature(n, scope, bound=bound) for n in overloads]
        labels.add("overload")
    for node in nodes:
        labels |= ACCESSORS.intersection(labels_of(node, scope))
    entry["labels"] = sorted(labels)
    return entry
