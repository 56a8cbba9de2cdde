"""Prints the continuous columns of a dataset."""

from bitfount import SemanticType, get_pod_schema

schema = get_pod_schema("jane-doe/census-income", save_file_path="schema.yaml")
names = schema.get_feature_names(SemanticType.CONTINUOUS)
