"""Trains a model of our own on one pod."""

from pathlib import Path

from bitfount import (
    BitfountModelReference,
    DataStructure,
    ModelTrainingAndEvaluation,
    ResultsOnly,
    get_pod_schema,
)

POD = "jane-doe/census-income"

if __name__ == "__main__":
    reference = BitfountModelReference(
        model_ref=Path("IncomeClassifier.py"),
        datastructure=DataStructure(
            target_column="TARGET",
            selected_cols=["age", "education", "hours-per-week", "TARGET"],
        ),
        schema=get_pod_schema(POD),
        hyperparameters={"epochs": 5, "batch_size": 32},
    )
    protocol = ResultsOnly(algorithm=ModelTrainingAndEvaluation(model=reference))
    results = protocol.run(pod_identifiers=[POD])
    if results is False:
        raise SystemExit("No pod accepted the task.")
    print(results)
