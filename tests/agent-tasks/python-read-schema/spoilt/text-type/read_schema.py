from bitfount import get_pod_schema

# SemanticType.CONTINUOUS is what the method needs.
schema = get_pod_schema("jane-doe/census-income", save_file_path="schema.yaml")
print(schema.get_feature_names("continuous"))
print(list(schema.features["continuous"]))
