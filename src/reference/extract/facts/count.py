"""Counts that an independent walk over the wheel can be compared with."""

from __future__ import annotations

from collections import Counter


def counts(modules: list[dict]) -> dict[str, int]:
    """Counts public things by kind; `exportedPrivate` and `runtimeClasses` are counted apart."""
    total: Counter[str] = Counter(modules=len(modules))
    for module in modules:
        total["modulesWithSymbols"] += bool(module["symbols"]) or "all" in module
        total["reExports"] += len(module["reExports"])
        for symbol in module["symbols"]:
            if symbol["name"].startswith("_"):
                total["exportedPrivate"] += 1
            elif "runtime" in symbol["labels"]:
                total["runtimeClasses"] += 1
            else:
                _symbol(symbol, total)
    return dict(total)


def _symbol(symbol: dict, total: Counter) -> None:
    kind = symbol["kind"]
    if kind == "function":
        total["functions"] += 1
    elif kind == "attribute":
        total["variables"] += 1
    else:
        _class(symbol, total)


def _class(symbol: dict, total: Counter) -> None:
    total["classes"] += 1
    for member in symbol["members"]:
        if member["kind"] == "class":
            _class(member, total)
        elif member["kind"] == "function":
            is_property = "property" in member["labels"]
            total["properties" if is_property else "methods"] += 1
        elif "instance" in member["labels"]:
            total["instanceAttributes"] += 1
        else:
            total["attributes"] += 1
