"""Serves one table of an SQLite file."""

from collections.abc import Iterator
import sqlite3
from typing import Any, Optional

import numpy as np
import pandas as pd

from bitfount.data.datasources.base_source import BaseSource
from bitfount.data.datasources.types import DatasourceSummaryStats


class ReadingsSource(BaseSource):
    """Serves the table `measurements`, whose key is the column `id`."""

    def __init__(self, path: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.path = str(path)

    def _read(self, sql: str, params: Any = None) -> pd.DataFrame:
        connection = sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)
        try:
            return pd.read_sql(sql, connection, params=params)
        finally:
            connection.close()

    def _get_data(
        self, data_keys: Any, *, use_cache: bool = True, **kwargs: Any
    ) -> pd.DataFrame:
        keys = [int(key) for key in np.atleast_1d(data_keys)]
        marks = ", ".join("?" for _ in keys)
        rows = self._read(f"SELECT * FROM measurements WHERE id IN ({marks})", keys)
        return self.apply_ignore_cols(self.apply_modifiers(rows))

    def _yield_data(
        self,
        data_keys: Any = None,
        *,
        use_cache: bool = True,
        partition_size: Optional[int] = None,
        **kwargs: Any,
    ) -> Iterator[pd.DataFrame]:
        if data_keys is None:
            data_keys = self._read("SELECT id FROM measurements ORDER BY id")["id"]
        size = partition_size or self.partition_size
        for part in self.partition(list(np.atleast_1d(data_keys)), size):
            yield self._get_data(part)

    def _get_datasource_metrics(
        self,
        use_skip_codes: bool = False,
        data: Optional[pd.DataFrame] = None,
    ) -> DatasourceSummaryStats:
        return {
            "total_files_found": 0,
            "total_files_successfully_processed": 0,
            "total_files_skipped": 0,
            "files_with_errors": 0,
            "skip_reasons": {},
            "additional_metrics": {},
        }
