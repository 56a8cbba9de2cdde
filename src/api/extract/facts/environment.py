"""Environment variables that the package reads."""

from __future__ import annotations

import ast

from .attributes import CLASS_VAR, field_default_node, field_keywords, origin
from .hierarchy import ClassInfo, Hierarchy
from .text import Scope, type_text, value_text
from .world import ModuleInfo, World, statements, targets
from dataclasses import replace

SETTINGS = "pydantic_settings.BaseSettings"
CONSTRAINTS = ("ge", "gt", "le", "lt", "multiple_of", "min_length", "max_length")
UNWRAPPED = {"pydantic.json_schema.SkipJsonSchema"}
# Set by test runners, never by a reader of the documentation.
TEST_ONLY = {"PYTEST_CURRENT_TEST", "BITFOUNT_TESTING"}


def environment(world: World, hierarchy: Hierarchy) -> list[dict]:
    found: dict[str, dict] = {}
    for info in hierarchy.classes.values():
        if SETTINGS in info.ancestors:
            for entry in settings(info, hierarchy):
                _add(found, entry)
    for module in world.modules.values():
        for entry in direct(world, module):
            _add(found, entry)
    for name, entry in found.items():
        if name in TEST_ONLY or name.startswith("_"):
            entry["internal"] = True
        entry["readIn"].sort(key=lambda use: (use["module"], use["line"]))
    return [found[name] for name in sorted(found)]


def _add(found: dict[str, dict], entry: dict) -> None:
    known = found.setdefault(entry["name"], entry)
    if known is entry:
        return
    known["readIn"] += [u for u in entry.pop("readIn") if u not in known["readIn"]]
    if entry.get("setIn"):
        known["setIn"] = known.get("setIn", []) + entry["setIn"]
    for key, value in entry.items():
        known.setdefault(key, value)


# Settings classes ---------------------------------------------------------


def settings(info: ClassInfo, hierarchy: Hierarchy) -> list[dict]:
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
            found.append(
                _setting(info, hierarchy, variable.upper(), name, node, keywords)
            )
    return found


def _setting(info: ClassInfo, hierarchy, variable, name, node, keywords) -> dict:
    scope = replace(info.scope, keep_strings=True)
    annotation = _unwrap(node.annotation, scope)
    entry: dict = {
        "name": variable,
        "type": type_text(annotation, scope),
        "setting": f"{info.path}.{name}",
        "readIn": [{"module": scope.module.path, "line": node.lineno}],
    }
    default = _constant(field_default_node(node.value, scope), info, scope)
    if default is not None:
        entry["default"] = value_text(default, scope)
        number = _number(default)
        if number is not None:
            entry["evaluated"] = number
    constraints = {k: _number(keywords[k]) for k in CONSTRAINTS if k in keywords}
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
                config = _module_value(one.scope.module, config.id)
            for keyword in getattr(config, "keywords", []):
                if keyword.arg == "env_prefix":
                    return str(ast.literal_eval(keyword.value))
            return ""
    return ""


def _aliases(keywords: dict) -> list[str]:
    alias = keywords.get("validation_alias", keywords.get("alias"))
    if isinstance(alias, ast.Constant):
        return [alias.value]
    if isinstance(alias, ast.Call):
        return [a.value for a in alias.args if isinstance(a, ast.Constant)]
    return []


def _unwrap(annotation: ast.expr, scope: Scope) -> ast.expr:
    """Without the markers that only change pydantic's JSON schema."""
    while isinstance(annotation, ast.Subscript) and (
        scope.dotted(annotation.value) in UNWRAPPED
    ):
        annotation = annotation.slice
    return annotation


def _choices(annotation: ast.expr, scope: Scope) -> list[str]:
    path = scope.dotted(annotation) or ""
    module, rest = scope.world.split(path)
    if module is None or len(rest) != 1:
        return []
    value = _module_value(module, rest[0])
    if isinstance(value, ast.Subscript) and (
        Scope(scope.world, module).dotted(value.value) == "typing.Literal"
    ):
        items = getattr(value.slice, "elts", [value.slice])
        return [i.value for i in items if isinstance(getattr(i, "value", 0), str)]
    return []


def _fallback(info: ClassInfo, name: str) -> dict | None:
    """The property that gives a raw setting its value: `self.raw or default`."""
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
    """How code reaches an instance: `bitfount.config.settings.paths`."""
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


# Direct reads -------------------------------------------------------------


def direct(world: World, module: ModuleInfo) -> list[dict]:
    """`os.getenv`, `os.environ.get`, `os.environ[…]`, `… in os.environ`."""
    scope = Scope(world, module, keep_strings=True)
    found = []
    for node in ast.walk(module.tree):
        name, default, write = _use(node, scope)
        text = _string(name, module)
        if text is None:
            continue
        use = {"module": module.path, "line": node.lineno}
        entry: dict = {
            "name": text,
            "type": type_text(ast.Name("str"), scope),
            "readIn": [] if write else [use],
        }
        if write:
            entry["setIn"] = [use]
        elif default is not None:
            value = _string(default, module)
            node_of = ast.Constant(value) if value is not None else default
            entry["default"] = value_text(node_of, scope)
        choices = _compared(node, module)
        if choices:
            entry["choices"] = choices
        found.append(entry)
    read = {entry["name"] for entry in found if entry["readIn"]}
    # Writing alone makes no setting, unless a settings class reads the name.
    return [e for e in found if e["name"] in read or e["name"].startswith("_")]


def _use(node: ast.AST, scope: Scope):
    if isinstance(node, ast.Call) and node.args:
        path = scope.dotted(node.func)
        if path in ("os.getenv", "os.environ.get", "os.environ.pop"):
            return node.args[0], node.args[1] if len(node.args) > 1 else None, False
    if isinstance(node, ast.Subscript) and scope.dotted(node.value) == "os.environ":
        return node.slice, None, not isinstance(node.ctx, ast.Load)
    if (
        isinstance(node, ast.Compare)
        and isinstance(node.ops[0], (ast.In, ast.NotIn))
        and scope.dotted(node.comparators[0]) == "os.environ"
    ):
        return node.left, None, False
    return None, None, False


def _compared(use: ast.AST, module: ModuleInfo) -> list[str]:
    """`x = read; if x not in CANDIDATES`: the candidates."""
    names = {
        target
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Assign) and node.value is use
        for target in targets(node)
    }
    for node in ast.walk(module.tree):
        if (
            isinstance(node, ast.Compare)
            and isinstance(node.left, ast.Name)
            and node.left.id in names
            and isinstance(node.ops[0], ast.NotIn)
            and isinstance(node.comparators[0], ast.Name)
        ):
            value = _module_value(module, node.comparators[0].id)
            items = [_string(item, module) for item in getattr(value, "elts", [])]
            return [item for item in items if item is not None]
    return []


def _module_value(module: ModuleInfo, name: str) -> ast.expr | None:
    for node in statements(module.tree.body):
        if name in targets(node):
            return getattr(node, "value", None)
    return None


def _string(node, module: ModuleInfo) -> str | None:
    if isinstance(node, ast.Name):
        node = _module_value(module, node.id)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def _constant(node, info: ClassInfo, scope: Scope):
    """A named constant of the class replaced by its value."""
    if isinstance(node, ast.Name) and node.id in info.definitions:
        return getattr(info.definitions[node.id][0], "value", node)
    return node


def _number(node) -> int | float | None:
    """Plain arithmetic such as `7 * 24 * 60 * 60`."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _number(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return node.value
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        left, right = _number(node.left), _number(node.right)
        return None if left is None or right is None else left * right
    return None
