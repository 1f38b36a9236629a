"""Sentences about Tam cúc."""

PHRASES: dict[str, tuple[str, str]] = {}
