"""The sentences of the referee of records and claims: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {}
