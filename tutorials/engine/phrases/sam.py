"""Sentences about Sâm lốc."""

PHRASES: dict[str, tuple[str, str]] = {}
