"""Sentences about Ba cây and bài cào."""

PHRASES: dict[str, tuple[str, str]] = {}
