from os import PathLike
from typing import Any, Union

import pandas as pd
import pyarrow.parquet as pq

from bitfount.data.datasources import base_source
from bitfount.data.datasources.utils import FileSkipReason


class ParquetFolderSource(base_source.FileSystemIterableSourceInferrable):
    def __init__(self, path: Union[str, PathLike], *args: Any, **kwargs: Any) -> None:
        super().__init__(path, *args, **kwargs)

    def _process_file(self, filename: str, skip_non_tabular_data: bool = False, **kwargs: Any):
        if not filename.endswith(".parquet"):
            self.skip_file(filename, FileSkipReason.EXTENSION_NOT_ALLOWED)
            return []
        try:
            return pq.read_table(filename).to_pylist()
        except Exception:
            self.skip_file(filename, FileSkipReason.PROCESSING_ERROR)
            return []

    def _process_dataset(self, dataframe: pd.DataFrame, **kwargs: Any) -> pd.DataFrame:
        return dataframe
