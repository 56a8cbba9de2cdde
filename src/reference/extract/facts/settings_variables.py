"""Environment variables behind the fields of pydantic settings classes."""

from __future__ import annotations

import ast
from dataclasses import replace

from .attributes import CLASS_VAR, field_default_node, field_keywords, origin
from .constants import module_value, number
from .expressions import type_text, value_text
from .hierarchy import ClassInfo, Hierarchy
from .scope import Scope
from .world import statements, targets

SETTINGS = "pydantic_settings.BaseSettings"
CONSTRAINTS = ("ge", "gt", "le", "lt", "multiple_of", "min_length", "max_length")
UNWRAPPED = {"pydantic.json_schema.SkipJsonSchema"}


def settings(info: ClassInfo, hierarchy: Hierarchy) -> list[dict]:
    """Describes the variable or variables behind each field of a settings class."""
    prefix = _prefix(info)
    found = []
    for name, nodes in info.definitions.items():
        node = nodes[0]
        if (
            not isinstance(node, ast.AnnAssign)
            or name.startswith("_")
            or name == "model_config"
            or origin(node.annotation, info.scope) in CLASS_VAR
        ):
            continue
        keywords = field_keywords(node.value, info.scope)
        names = _aliases(keywords) or [prefix + name]
        for variable in names:
            found.append(_setting(info, hierarchy, variable.upper(), name, node, keywords))
    return found


def _setting(
    info: ClassInfo,
    hierarchy: Hierarchy,
    variable: str,
    name: str,
    node: ast.AnnAssign,
    keywords: dict[str, ast.expr],
) -> dict:
    scope = replace(info.scope, keep_strings=True)
    annotation = _unwrap(node.annotation, scope)
    entry: dict = {
        "name": variable,
        "type": type_text(annotation, scope),
        "setting": f"{info.path}.{name}",
        "readIn": [{"module": scope.module.path, "line": node.lineno}],
    }
    default = _constant(field_default_node(node.value, scope), info)
    if default is not None:
        entry["default"] = value_text(default, scope)
        evaluated = number(default)
        if evaluated is not None:
            entry["evaluated"] = evaluated
    constraints = {k: number(keywords[k]) for k in CONSTRAINTS if k in keywords}
    if constraints:
        entry["constraints"] = constraints
    choices = _choices(annotation, scope)
    if choices:
        entry["choices"] = choices
    target = hierarchy.classes.get(scope.dotted(annotation) or "")
    if target is not None and SETTINGS in target.ancestors:
        # pydantic reads a whole settings group from one variable, as JSON.
        entry["composite"] = target.path
        entry["internal"] = True
    fallback = _fallback(info, name)
    if fallback:
        entry["fallback"] = fallback
    access = _access(info, hierarchy)
    if access:
        entry["access"] = f"{access}.{name}"
    return entry


def _prefix(info: ClassInfo) -> str:
    for one in info.mro:
        for node in one.definitions.get("model_config", []):
            config = node.value
            if isinstance(config, ast.Name):
                config = module_value(one.scope.module, config.id)
            for keyword in getattr(config, "keywords", []):
                if keyword.arg == "env_prefix":
                    return str(ast.literal_eval(keyword.value))
            return ""
    return ""


def _aliases(keywords: dict[str, ast.expr]) -> list[str]:
    alias = keywords.get("validation_alias", keywords.get("alias"))
    if isinstance(alias, ast.Constant):
        return [alias.value]
    if isinstance(alias, ast.Call):
        return [a.value for a in alias.args if isinstance(a, ast.Constant)]
    return []


def _unwrap(annotation: ast.expr, scope: Scope) -> ast.expr:
    """Takes off the markers that only change pydantic's JSON schema."""
    while isinstance(annotation, ast.Subscript) and (scope.dotted(annotation.value) in UNWRAPPED):
        annotation = annotation.slice
    return annotation


def _choices(annotation: ast.expr, scope: Scope) -> list[str]:
    path = scope.dotted(annotation) or ""
    module, rest = scope.world.split(path)
    if module is None or len(rest) != 1:
        return []
    value = module_value(module, rest[0])
    if isinstance(value, ast.Subscript) and (
        Scope(scope.world, module).dotted(value.value) == "typing.Literal"
    ):
        items = getattr(value.slice, "elts", [value.slice])
        return [i.value for i in items if isinstance(getattr(i, "value", 0), str)]
    return []


def _fallback(info: ClassInfo, name: str) -> dict | None:
    """Finds the property that gives a raw setting its value: `self.raw or default`."""
    for other, nodes in info.definitions.items():
        for node in nodes:
            if not isinstance(node, ast.FunctionDef) or not node.body:
                continue
            last = node.body[-1]
            value = last.value if isinstance(last, ast.Return) else None
            if (
                isinstance(value, ast.IfExp)
                and isinstance(value.test, ast.Attribute)
                and value.test.attr == name
            ):
                return {
                    "property": f"{info.path}.{other}",
                    "default": value_text(value.orelse, info.scope),
                }
    return None


def _access(info: ClassInfo, hierarchy: Hierarchy) -> str | None:
    """Returns how code reaches an instance: `bitfount.config.settings.paths`."""
    module = info.scope.module
    for node in statements(module.tree.body):
        value = getattr(node, "value", None)
        if isinstance(value, ast.Call) and targets(node):
            path = info.scope.dotted(value.func)
            instance = f"{module.path}.{targets(node)[0]}"
            if path == info.path:
                return instance
            holder = hierarchy.classes.get(path or "")
            for name, nodes in (holder.definitions if holder else {}).items():
                annotation = getattr(nodes[0], "annotation", None)
                inner = _unwrap(annotation, info.scope) if annotation else None
                if inner is not None and info.scope.dotted(inner) == info.path:
                    return f"{instance}.{name}"
    return None


def _constant(node: ast.expr | None, info: ClassInfo) -> ast.expr | None:
    """Replaces a named constant of the class by its value."""
    if isinstance(node, ast.Name) and node.id in info.definitions:
        return getattr(info.definitions[node.id][0], "value", node)
    return node
