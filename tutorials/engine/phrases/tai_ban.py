"""The sentences of tài bàn: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {}
