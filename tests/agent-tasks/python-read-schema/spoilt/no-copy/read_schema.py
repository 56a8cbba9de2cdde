"""Prints the continuous columns of a dataset."""

from bitfount import SemanticType, get_pod_schema

schema = get_pod_schema("jane-doe/census-income")
for name in schema.get_feature_names(SemanticType.CONTINUOUS):
    print(name)
