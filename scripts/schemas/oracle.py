"""Says whether the installed SDK reads the contents of a YAML file.

Writes the version of the SDK first. Then reads for each line one JSON list, the kind of file and
its contents, and writes for each line one JSON list: the class of the error and its text, or an
empty list where the SDK reads the file.
"""

from collections.abc import Callable
import json
import logging
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from marshmallow import Schema

Check = Callable[[dict[str, Any]], object]


def main() -> None:
    out = sys.stdout
    # What the SDK prints as it is imported is no answer.
    sys.stdout = sys.stderr
    version, checks = _checks()
    logging.disable()
    out.write(json.dumps(version) + "\n")
    for line in sys.stdin:
        kind, contents = json.loads(line)
        out.write(json.dumps(_error(checks[kind], contents)) + "\n")
        out.flush()


def _checks() -> tuple[str, dict[str, Check]]:
    import bitfount
    from bitfount.data.types import DataSourceType
    from bitfount.federated.helper import _check_and_update_pod_ids
    from bitfount.hub.authentication_handlers import _DEFAULT_USERNAME
    from bitfount.runners.config_schemas import arg_schemas
    from bitfount.runners.config_schemas.algorithm_schemas import (
        AlgorithmConfig,
        GenericAlgorithmConfig,
    )
    from bitfount.runners.config_schemas.modeller_schemas import (
        ModellerConfig,
        TemplatedModellerConfig,
    )
    from bitfount.runners.config_schemas.pod_schemas import PodConfig
    from bitfount.runners.config_schemas.protocol_schemas import (
        GenericProtocolConfig,
        ProtocolConfig,
    )
    import desert
    import huggingface_hub

    # The check of a model's name fetches its files.
    huggingface_hub.hf_hub_download = lambda *_, **__: "config.json"
    own_names = {
        plugin: {name for part in base._get_subclasses() for name in _names(desert.schema(part))}
        for plugin, base in (
            (GenericProtocolConfig, ProtocolConfig),
            (GenericAlgorithmConfig, AlgorithmConfig),
        )
    }
    pod, task, template = map(desert.schema, (PodConfig, ModellerConfig, TemplatedModellerConfig))

    def check_names(username: str, names: list[str]) -> None:
        """Check names as a task does that names a dataset, beyond the start of their text."""
        owner = "someone" if username == _DEFAULT_USERNAME else username
        _check_and_update_pod_ids([f"{owner}/{name}" for name in names], None)

    def check_arguments(source: str, contents: dict[str, Any]) -> None:
        """Check arguments by the class of their datasource.

        The class of a pod takes those of any datasource; what does not fit is dropped with a
        warning as the pod starts, and what is missing stops it.
        """
        names = {text: one.name for one in DataSourceType for text in (one.name, one.value)}
        if source.startswith("bitfount.") and source not in names:
            raise ImportError(f"Unable to import {source} from bitfount.")
        cls = getattr(arg_schemas, f"{names.get(source)}Args", None)
        if cls:
            desert.schema(cls).load((contents.get("data_config") or {}).get("datasource_args", {}))

    def check_pod(contents: dict[str, Any]) -> None:
        config = pod.load(contents)
        sources = config.datasources or []
        check_names(config.username, [config.name, *(source.name for source in sources)])
        for source, own in zip(sources, contents.get("datasources") or [], strict=True):
            check_arguments(source.datasource, own)

    def check_task(schema: "Schema") -> Check:
        def check(contents: dict[str, Any]) -> None:
            config = schema.load(contents)
            check_names(config.modeller.username, ["dataset"])
            for part in (config.task.protocol, *config.task.algorithms):
                own = own_names.get(type(part), ())
                # A plugin may have any other name. Without one of that name, no task runs:
                # bitfount.compatibility.check_task_compatibility.
                if part.name in own or f"bitfount.{part.name}" in own:
                    raise ValueError(f"{part.name} is taken for a plugin.")

        return check

    return bitfount.__version__, {
        "pod": check_pod,
        "task": check_task(task),
        "template": check_task(template),
    }


def _names(part: "Schema") -> list[str]:
    """Return the names by which a file chooses a protocol or algorithm."""
    check = part.fields["name"].validate
    return [*getattr(check, "choices", ()), *filter(None, [getattr(check, "comparable", None)])]


def _error(check: Check, contents: dict[str, Any]) -> list[str]:
    try:
        check(contents)
    except Exception as error:  # noqa: BLE001 - whatever it is, the SDK does not read the file
        return [type(error).__name__, str(error)[:300]]
    return []


main()
