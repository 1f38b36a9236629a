"""The sentences of villages that differ: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {}
