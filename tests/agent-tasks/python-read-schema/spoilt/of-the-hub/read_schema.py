from bitfount import BitfountHub, SemanticType

schema = BitfountHub().get_pod_schema("jane-doe/census-income", save_file_path="schema.yaml")
for name in schema.get_feature_names(SemanticType.CONTINUOUS):
    print(name)
