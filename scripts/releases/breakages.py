"""What griffe itself calls a breaking change between two copies of a package."""

from __future__ import annotations

import json
from pathlib import Path

import griffe


def _load(package: str, root: str) -> griffe.Module:
    loader = griffe.GriffeLoader(
        search_paths=[Path(root)], allow_inspection=False, store_source=False
    )
    loader.load(package)
    loader.resolve_aliases(implicit=False, external=False)
    return loader.modules_collection[package]


def _text(value: object) -> str | None:
    return None if value is None else str(getattr(value, "name", value))


def _home(obj: griffe.Object | griffe.Alias) -> str:
    """Returns where an object is defined, also one of another package."""
    try:
        return obj.canonical_path
    except griffe.AliasResolutionError:
        return obj.target_path


def _is_module(obj: griffe.Object | griffe.Alias) -> bool:
    try:
        return obj.is_module
    except griffe.AliasResolutionError:
        return False


def _has_label(obj: griffe.Object | griffe.Alias, label: str) -> bool:
    try:
        return label in obj.labels
    except griffe.AliasResolutionError:
        return False


def _kind(value: object) -> str | None:
    """Returns how a parameter can be given; None for any other value."""
    return value.kind.value if isinstance(value, griffe.Parameter) and value.kind else None


def _place(details: str) -> int | None:
    """Reads the old place of a parameter that moved: `position: from 1 to 2 (+1)`."""
    words = details.split()
    return int(words[2]) if words[:2] == ["position:", "from"] else None


def _found(package: griffe.Module, path: str) -> object:
    """Returns the object at a path below a package; None if there is none, or another package has it."""
    try:
        return package[path.split(".")[1:]]
    except (KeyError, griffe.AliasResolutionError, griffe.CyclicAliasError):
        return None


def _is_property(obj: object) -> bool:
    """Tells whether something is a property by its labels or, of whatever module, its decorator."""
    try:
        labels, decorators = getattr(obj, "labels", ()), getattr(obj, "decorators", [])
    except (griffe.AliasResolutionError, griffe.CyclicAliasError):
        return False
    return "property" in labels or any(
        str(decorator.value).split(".")[-1] == "property" for decorator in decorators
    )


def breakages(package: str, before: str, after: str) -> str:
    """Returns the breakages as JSON; `scripts/releases/breakages.ts` says what is in one."""
    old, new = _load(package, before), _load(package, after)
    found = [
        {
            "kind": breakage.kind.name,
            "path": breakage.obj.path,
            "home": _home(breakage.obj),
            "isModule": _is_module(breakage.obj),
            "isMember": breakage.obj.parent is not None and breakage.obj.parent.is_class,
            "isStatic": _has_label(breakage.obj, "staticmethod"),
            "old": _text(breakage.old_value),
            "new": _text(breakage.new_value),
            "place": _place(breakage.details),
            "oldKind": _kind(breakage.old_value),
            "newKind": _kind(breakage.new_value),
            "oldDefault": _text(getattr(breakage.old_value, "default", None)),
            "newDefault": _text(getattr(breakage.new_value, "default", None)),
            "wasProperty": _is_property(_found(old, breakage.obj.path)),
            "isProperty": _is_property(_found(new, breakage.obj.path)),
        }
        for breakage in griffe.find_breaking_changes(old, new)
    ]
    return json.dumps(found)
