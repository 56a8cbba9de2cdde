"""Reduces a Python package, read but never imported, to the facts of its API."""
