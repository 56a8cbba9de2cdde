from pathlib import Path

from bitfount import BitfountHub, BitfountSchema, SemanticType
from bitfount.hub.helper import get_pod_schema

POD: str = "jane-doe/census-income"


def fetch(pod: str) -> BitfountSchema:
    return get_pod_schema(pod, hub=BitfountHub())


if __name__ == "__main__":
    schema = fetch(POD)
    schema.dump(Path("schema.yaml"))
    print("\n".join(schema.get_feature_names(semantic_type=SemanticType.CONTINUOUS)))
