"""Lets task files name the algorithm MedianOfColumn."""

from dataclasses import dataclass

import desert
from marshmallow import fields, validate

from bitfount.runners.config_schemas.protocol_schemas import ProtocolConfig


@dataclass
class MedianOfColumnArguments:
    column: str


@dataclass
class MedianOfColumnConfig(ProtocolConfig):
    name: str = desert.field(
        fields.String(validate=validate.Equal("MedianOfColumn"))
    )
    arguments: MedianOfColumnArguments = desert.field(
        fields.Nested(desert.schema_class(MedianOfColumnArguments))
    )
