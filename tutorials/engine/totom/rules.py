"""Read house rules from a question: the name of a preset, or a table with a preset and options."""

from collections.abc import Mapping
from typing import Any

from tutorials.engine.errors import DoorError
from tutorials.engine.totom.options import Options, choose
from tutorials.engine.totom.presets import DEFAULT, preset


def read_rules(given: Any, field: str = "rules") -> tuple[str, Options]:
    """Return the preset's slug and the options in force; the default ones if nothing is given."""
    if given is None:
        given = DEFAULT
    if isinstance(given, str):
        found = preset(given, field)
        return found.slug, found.options
    if isinstance(given, Mapping):
        changes = dict(given)
        found = preset(changes.pop("preset", DEFAULT), f"{field}.preset")
        return found.slug, choose(found.options, changes)
    raise DoorError(
        "bad-type",
        field,
        f"«{field}» phải là tên một lệ, hoặc một bảng có «preset» và các lệ riêng.",
        f"«{field}» must be the name of a preset, or a table with «preset» and options.",
    )
