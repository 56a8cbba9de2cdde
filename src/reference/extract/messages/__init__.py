"""Messages of the package: what it raises, logs, warns of and prints."""

from .package import of_package

__all__ = ["of_package"]
