"""What `__all__` holds after import, and where each exported name lives."""

from __future__ import annotations

import ast

from .hierarchy import Hierarchy
from .scope import Scope
from .world import ModuleInfo, World, is_public, statements


class Exports:
    def __init__(self, world: World, hierarchy: Hierarchy) -> None:
        self.world = world
        self.hierarchy = hierarchy
        self._known: dict[str, dict[str, str] | None] = {}
        for module in world.modules.values():
            self.of(module.path)

    def of(self, path: str) -> dict[str, str] | None:
        """Returns the exported names with what they refer to; None without an `__all__`."""
        if path in self._known:
            return self._known[path]
        self._known[path] = None  # a module that includes itself adds nothing
        module = self.world.modules.get(path)
        if module is None:
            return None
        names = _Reader(self, module).read()
        self._known[path] = names
        for name, target in (names or {}).items():
            if self.world.target(module, name) is None and target != f"{path}.{name}":
                self.world.dynamic[(path, name)] = target
        return names


class _Reader:
    """Builds the `__all__` of one module as its import does.

    griffe knows what assignments hold, also with `+=` and with the `__all__` of other modules.
    It does not follow calls of methods and loops: those are read here.
    """

    def __init__(self, exports: Exports, module: ModuleInfo) -> None:
        self.exports = exports
        self.module = module
        self.scope = Scope(exports.world, module)
        self.names: dict[str, str] = {}

    def read(self) -> dict[str, str] | None:
        assigned = self.module.griffe_module.exports
        if assigned is None:
            return None
        for name in assigned:
            # What is no text is the `__all__` of a module that includes itself.
            if isinstance(name, str):
                self._add(name)
        for node in statements(self.module.tree.body):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                self._call(node.value)
            elif isinstance(node, ast.For):
                self._discovery(node)
        return self.names

    def _call(self, call: ast.Call) -> None:
        func = call.func
        if isinstance(func, ast.Attribute) and _is_all(func.value) and call.args:
            if func.attr == "extend":
                self._extend(call.args[0])
            elif func.attr == "append":
                self._append(call.args[0])

    def _append(self, value: ast.expr) -> None:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            self._add(value.value)
        elif isinstance(value, ast.Attribute) and value.attr == "__name__":
            path = self.scope.dotted(value.value)
            if path:
                self._add(path.rpartition(".")[2], path)

    def _extend(self, value: ast.expr) -> None:
        if isinstance(value, (ast.List, ast.Tuple)):
            for item in value.elts:
                self._append(item)
        elif isinstance(value, ast.Attribute) and value.attr == "__all__":
            path = self.scope.dotted(value.value)
            self._merge(path)

    def _merge(self, path: str | None) -> None:
        for name, target in ((path and self.exports.of(path)) or {}).items():
            self._add(name, target)

    def _add(self, name: str, target: str | None = None) -> None:
        known = target or self.scope.resolve(name)
        if name not in self.names:
            self.names[name] = known or f"{self.module.path}.{name}"

    def _discovery(self, loop: ast.For) -> None:
        """Adds what a loop such as `for … in pkgutil.walk_packages(…)` finds in the wheel.

        Two forms occur. `iter_modules` takes over the `__all__` of each
        subpackage; `walk_packages` exports every concrete class of a given base
        from each module below a package. Plugins on the reader's machine are
        no part of the package and are left out.
        """
        if not isinstance(loop.iter, ast.Call):
            return
        called = self.scope.dotted(loop.iter.func)
        if called == "pkgutil.iter_modules":
            package = self._searched(loop.iter)
            for path in self._children(package):
                self._merge(path)
        elif called == "pkgutil.walk_packages":
            package = self._searched(loop.iter)
            base = self._required_base()
            for path in self._below(package) if base else []:
                self._concrete(self.exports.world.modules[path], base)

    def _searched(self, call: ast.Call) -> str | None:
        """Returns the package whose `__path__` the loop walks."""
        for node in ast.walk(call):
            if isinstance(node, ast.Attribute) and node.attr == "__path__":
                return self.scope.dotted(node.value)
        return None

    def _required_base(self) -> str | None:
        for node in ast.walk(self.module.tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "issubclass"
            ):
                return self.scope.dotted(node.args[1])
        return None

    def _children(self, package: str | None) -> list[str]:
        modules = self.exports.world.modules
        return sorted(p for p in modules if p.rpartition(".")[0] == package)

    def _below(self, package: str | None) -> list[str]:
        """Lists modules in the order of `walk_packages`; packages are only walked."""
        found = []
        for path in self._children(package):
            if self.exports.world.modules[path].package:
                found += self._below(path)
            else:
                found.append(path)
        return found

    def _concrete(self, module: ModuleInfo, base: str) -> None:
        """Adds the concrete subclasses in a module's namespace, imported ones included."""
        members = module.griffe_module.members
        for name in sorted(members):
            path = Scope(self.exports.world, module).resolve(name)
            info = self.exports.hierarchy.classes.get(path or "")
            if (
                info
                and base in {one.path for one in info.mro}
                and info.is_concrete
                and not info.is_wrapped
            ):
                self._add(info.node.name, info.path)


def _is_all(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "__all__"


def re_exports(world: World, module: ModuleInfo, names: dict[str, str] | None) -> list[dict]:
    """Lists the public names that a module offers but does not define."""
    found: dict[str, str] = {}
    for name, target in (names or {}).items():
        home = world.home(target)
        if home != f"{module.path}.{name}":
            found[name] = home
    for node in statements(module.tree.body):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                # `import X as X` is the explicit form of a re-export.
                if alias.asname == alias.name and is_public(alias.name):
                    target = world.target(module, alias.name)
                    if target:
                        found.setdefault(alias.name, world.home(target))
    return [{"name": name, "target": target} for name, target in found.items()]
