"""Lets task files name the algorithm MedianOfColumn."""

from dataclasses import dataclass

import desert
from marshmallow import fields, validate

from bitfount.runners.config_schemas.algorithm_schemas import AlgorithmConfig


@dataclass
class MedianOfColumnArguments:
    column: str


@dataclass
class MedianOfColumnConfig(AlgorithmConfig):
    name: str = desert.field(
        fields.String(validate=validate.Equal("bitfount.MedianOfColumn"))
    )
    arguments: MedianOfColumnArguments = desert.field(
        fields.Nested(desert.schema_class(MedianOfColumnArguments))
    )
