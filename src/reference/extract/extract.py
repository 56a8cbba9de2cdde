"""Entry of the extraction: run by Pyodide, returns the whole model as JSON.

The package is read from its source files and never imported.
"""

from __future__ import annotations

import json
from pathlib import Path

from facts import (
    call_sites,
    count,
    environment,
    exports,
    hierarchy,
    modules,
    private_bases,
    private_names,
    world,
)
import messages


def extract(package: str, root: str) -> str:
    """Returns the model of `root/package` as JSON: facts of the index, modules, calls that send."""
    loaded = world.load(package, Path(root))
    classes = hierarchy.Hierarchy(loaded)
    exported = exports.Exports(loaded, classes)
    found = [
        modules.module(loaded, info, classes, exported)
        for path, info in sorted(loaded.modules.items())
        if info.public
    ]
    private_bases.add_private_bases(found, classes)
    private_names.add_private_names(found, loaded)
    return json.dumps(
        {
            "environment": environment.environment(loaded, classes),
            "messages": messages.of_package(
                {path: info.tree for path, info in loaded.modules.items()}
            ),
            "modules": found,
            "counts": count.counts(found),
            "callSites": call_sites.call_sites(package, Path(root)),
        },
        ensure_ascii=False,
    )
