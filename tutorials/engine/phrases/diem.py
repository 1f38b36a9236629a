"""The sentences of tổ tôm điếm: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {}
