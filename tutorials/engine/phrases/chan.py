"""Sentences about Chắn."""

PHRASES: dict[str, tuple[str, str]] = {}
