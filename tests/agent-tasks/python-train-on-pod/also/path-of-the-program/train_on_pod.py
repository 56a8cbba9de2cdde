import pathlib
import sys

import bitfount

HERE = pathlib.Path(__file__).parent
COLUMNS = ["age", "education", "hours-per-week"]


def train(pod_identifier: str):
    schema = bitfount.get_pod_schema(pod_identifier)
    structure = bitfount.DataStructure(target="TARGET", selected_cols=COLUMNS + ["TARGET"])
    model = bitfount.BitfountModelReference(
        HERE / "IncomeClassifier.py",
        structure,
        schema=schema,
        hyperparameters=dict(epochs=5, batch_size=32),
    )
    algorithm = bitfount.ModelTrainingAndEvaluation(model=model)
    return bitfount.ResultsOnly(algorithm=[algorithm]).run([pod_identifier])


if __name__ == "__main__":
    metrics = train("jane-doe/census-income")
    if not metrics:
        sys.exit("refused")
    for pod, values in metrics.items():
        print(pod, values)
