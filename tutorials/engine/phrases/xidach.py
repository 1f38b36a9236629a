"""Sentences about Xì dách."""

PHRASES: dict[str, tuple[str, str]] = {}
