"""What the engine takes: a value of the content put before the schema of a field of a question."""

from collections.abc import Callable, Mapping
from typing import Any

from tutorials.engine.fields import Schema


def takes(schema: Schema, value: Any) -> bool:
    """Say whether a field takes a value; of a table it may be a part, the rest of which other values tell."""
    if "anyOf" in schema:
        return any(takes(each, value) for each in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    is_taken = _TYPES.get(schema.get("type", ""))
    return is_taken is None or is_taken(schema, value)


def _is_table(schema: Schema, value: Any) -> bool:
    known = schema.get("properties", {})
    return isinstance(value, Mapping) and all(
        name in known and takes(known[name], each) for name, each in value.items()
    )


def _is_list(schema: Schema, value: Any) -> bool:
    return isinstance(value, list) and all(takes(schema.get("items", {}), each) for each in value)


def _is_number(schema: Schema, value: Any) -> bool:
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    return is_whole and bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))


_TYPES: Mapping[str, Callable[[Schema, Any], bool]] = {
    "object": _is_table,
    "array": _is_list,
    "integer": _is_number,
    "boolean": lambda _schema, value: isinstance(value, bool),
    "string": lambda _schema, value: isinstance(value, str),
    "null": lambda _schema, value: value is None,
}
