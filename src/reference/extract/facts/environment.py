"""Environment variables that the package reads."""

from __future__ import annotations

from .direct_reads import direct
from .hierarchy import Hierarchy
from .settings_variables import SETTINGS, settings
from .world import World

# Set by test runners, never by a reader of the documentation.
TEST_ONLY = {"PYTEST_CURRENT_TEST", "BITFOUNT_TESTING"}


def environment(world: World, hierarchy: Hierarchy) -> list[dict]:
    """Describes the variables, sorted by name, each with all places that read it."""
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
    # What is only written is for other programs: nobody sets it for this one.
    return [found[name] for name in sorted(found) if found[name]["readIn"]]


def _add(found: dict[str, dict], entry: dict) -> None:
    known = found.setdefault(entry["name"], entry)
    if known is entry:
        return
    known["readIn"] += [u for u in entry.pop("readIn") if u not in known["readIn"]]
    if entry.get("setIn"):
        known["setIn"] = known.get("setIn", []) + entry["setIn"]
    for key, value in entry.items():
        known.setdefault(key, value)
