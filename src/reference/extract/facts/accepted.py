"""Which algorithms a protocol accepts, by its check of names or of runtime protocols."""

from __future__ import annotations

import ast

from .hierarchy import PROTOCOLS, ClassInfo
from .world import Definition, is_public, statements, targets

METHOD = "_validate_algorithm"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def accepts(info: ClassInfo) -> dict | None:
    """`names` of a check of `class_name`; `fits` of one against runtime protocols.

    A runtime protocol compares names only. What its types promise is compared here too: an
    algorithm fits if the sides that it makes have the methods, and need no other arguments.
    """
    owner = info.find(METHOD)
    if owner is None or not info.is_concrete:
        return None
    for node in ast.walk(owner.definitions[METHOD][-1]):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.NotIn):
            names = _names(node.comparators[0], owner)
            if names:
                return {"names": names}
        if _is_instance_check(node):
            kinds = [
                info.hierarchy.classes[owner.scope.dotted(kind) or ""]
                for kind in _kinds(node.args[1])
            ]
            return {
                "fits": sorted(
                    other.path
                    for other in info.hierarchy.classes.values()
                    if other.is_concrete
                    and not _is_protocol(other)
                    and any(_fits(other, kind, depth=1) for kind in kinds)
                )
            }
    return None


def _names(node: ast.expr, owner: ClassInfo) -> list[str]:
    """Texts of a literal collection, also of one that a module constant holds."""
    if isinstance(node, ast.Name):
        for statement in statements(owner.scope.module.tree.body):
            if node.id in targets(statement):
                return _names(statement.value, owner)
        return []
    elements = getattr(node, "elts", [])
    return [e.value for e in elements if isinstance(e, ast.Constant)]


def _is_instance_check(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "isinstance"
    )


def _kinds(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _is_protocol(info: ClassInfo) -> bool:
    return bool(PROTOCOLS & set(info.base_paths))


def _fits(info: ClassInfo, protocol: ClassInfo, depth: int) -> bool:
    wanted = {name for ancestor in protocol.mro for name in ancestor.definitions if is_public(name)}
    return wanted <= _bound(info) and all(
        _method_fits(info, protocol, name, depth) for name in wanted
    )


def _bound(info: ClassInfo) -> set[str]:
    """Names that instances have: defined in class bodies or assigned to `self` anywhere."""
    found: set[str] = set()
    for ancestor in info.mro:
        found |= ancestor.definitions.keys()
        for node in ast.walk(ancestor.node):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
    return found


def _method_fits(info: ClassInfo, protocol: ClassInfo, name: str, depth: int) -> bool:
    own, asked = _method(info, name), _method(protocol, name)
    if own is None or asked is None:
        return True
    own_info, own_node = own
    asked_info, asked_node = asked
    if depth > 0:
        made = own_info.hierarchy.classes.get(own_info.scope.dotted(own_node.returns))
        side = own_info.hierarchy.classes.get(asked_info.scope.dotted(asked_node.returns))
        return made is None or side is None or _fits(made, side, depth - 1)
    return _required(own_node) <= _parameters(asked_node)


def _method(info: ClassInfo, name: str) -> tuple[ClassInfo, Definition] | None:
    owner = info.find(name)
    node = owner.definitions[name][-1] if owner else None
    return (owner, node) if isinstance(node, FUNCTIONS) else None


def _parameters(node: Definition) -> set[str]:
    return {a.arg for a in (*node.args.args, *node.args.kwonlyargs)}


def _required(node: Definition) -> set[str]:
    """Names of the arguments without a default, `self` among them."""
    plain = node.args.args
    given = plain[: len(plain) - len(node.args.defaults)]
    named = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
    return {a.arg for a in given} | {a.arg for a, default in named if default is None}
