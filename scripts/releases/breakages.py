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


def breakages(package: str, before: str, after: str) -> str:
    """Returns the breakages as JSON; `scripts/releases/breakages.ts` says what is in one."""
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
        }
        for breakage in griffe.find_breaking_changes(_load(package, before), _load(package, after))
    ]
    return json.dumps(found)
