"""Sentences about Tá lả."""

PHRASES: dict[str, tuple[str, str]] = {}
