from dataclasses import dataclass

import desert
from marshmallow import fields, validate


@dataclass
class AlgorithmConfig:
    pass


@dataclass
class MedianOfColumnArguments:
    column: str


@dataclass
class MedianOfColumnConfig(AlgorithmConfig):
    name: str = desert.field(
        fields.String(validate=validate.Equal("MedianOfColumn"))
    )
    arguments: MedianOfColumnArguments = desert.field(
        fields.Nested(desert.schema_class(MedianOfColumnArguments))
    )
