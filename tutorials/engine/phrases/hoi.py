"""The sentences of the score of a hội: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {}
