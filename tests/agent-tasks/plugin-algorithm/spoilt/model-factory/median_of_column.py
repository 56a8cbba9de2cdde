"""Works out the median of a column."""

from typing import Any

from marshmallow import fields
import pandas as pd

from bitfount.federated.algorithms.base import (
    BaseModelAlgorithmFactory,
    BaseWorkerAlgorithm,
    ResultsOnlyModellerAlgorithm,
)


class MedianWorker(BaseWorkerAlgorithm):
    """Reads the column on the pod."""

    def __init__(self, column: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.column = column

    def initialise(self, *, datasource, task_id, data_splitter=None, **kwargs):
        self.initialise_data(datasource, data_splitter)

    def run(self, *, final_batch=False, **kwargs):
        parts = [rows[self.column] for rows in self.datasource.yield_data()]
        return {"median": float(pd.concat(parts).median())}


class MedianOfColumn(BaseModelAlgorithmFactory):
    """Creates the two sides of the algorithm."""

    fields_dict = {"column": fields.Str(required=True)}

    def __init__(self, *, column: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.column = column

    def modeller(self, *, context, **kwargs):
        return ResultsOnlyModellerAlgorithm(**kwargs)

    def worker(self, *, context, **kwargs):
        return MedianWorker(self.column, **kwargs)
