"""Serves the rows of all Parquet files in a folder."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pandas as pd

from bitfount.data.datasources.base_source import BaseSource


class ParquetFolderSource(BaseSource):
    def __init__(self, path: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.path = Path(path)

    def skip_file(self, filename: str) -> None:
        print("skipped", filename)

    def _yield_data(self, data_keys: Any = None, **kwargs: Any) -> Iterator[pd.DataFrame]:
        for file in self.path.iterdir():
            if file.name.endswith(".parquet"):
                try:
                    yield pd.read_parquet(file)
                except (OSError, ValueError):
                    self.skip_file(str(file))
