"""Private bases of public classes: no page describes them, but their members are inherited."""

from __future__ import annotations

from collections.abc import Iterator

from .classes import members
from .expressions import type_text
from .hierarchy import Hierarchy


def add_private_bases(modules: list[dict], hierarchy: Hierarchy) -> None:
    """Adds to each module the private bases in it, with those members that public classes inherit.

    A base in a private module is added to the public package above.
    """
    known = {module["path"]: module for module in modules}
    public = [entry for module in modules for entry in _classes(module["symbols"])]
    shown = {entry["path"] for entry in public}
    wanted: dict[str, set[str]] = {}
    for entry in public:
        for ancestor in hierarchy.classes[entry["path"]].mro[1:]:
            if ancestor.path not in shown:
                wanted.setdefault(ancestor.path, set())
        for group in entry["inherited"]:
            if group["from"] in wanted:
                wanted[group["from"]].update(group["members"])
    for path, names in sorted(wanted.items()):
        info = hierarchy.classes[path]
        base = {
            "path": path,
            "bases": [type_text(node, info.scope) for node in info.node.bases],
            "members": [member for member in members(info) if member["name"] in names],
        }
        known[_home(path, known)].setdefault("privateBases", []).append(base)


def _classes(symbols: list[dict]) -> Iterator[dict]:
    for symbol in symbols:
        if symbol["kind"] == "class":
            yield symbol
            yield from _classes(symbol["members"])


def _home(path: str, known: dict[str, dict]) -> str:
    while path not in known:
        path = path.rpartition(".")[0]
    return path
