"""Serves the rows of all Parquet files in a folder."""

from typing import Any

import pandas as pd

from bitfount.data.datasources.base_source import (
    FileSystemIterableSourceInferrable,
)
from bitfount.data.datasources.utils import FileSkipReason, FileSystemFilter


class ParquetFolderSource(FileSystemIterableSourceInferrable):
    """Reads a folder of Parquet files, one record for each row."""

    def __init__(self, path: str, **kwargs: Any) -> None:
        super().__init__(path=path, **kwargs)

    def _process_file(
        self,
        filename: str,
        skip_non_tabular_data: bool = False,
        **kwargs: Any,
    ) -> list[dict[str, Any]]:
        try:
            rows = pd.read_parquet(filename)
        except (OSError, ValueError):
            self.skip_file(filename, FileSkipReason.PROCESSING_ERROR)
            return []
        return rows.to_dict(orient="records")

    def _process_dataset(
        self, dataframe: pd.DataFrame, **kwargs: Any
    ) -> pd.DataFrame:
        return dataframe
