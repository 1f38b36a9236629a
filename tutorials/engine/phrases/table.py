"""The sentences of dealing, the cái and single cards: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {}
