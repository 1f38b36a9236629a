"""The fields of the question about two villages."""

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Place, shown
from tutorials.engine.fields import Custom, Field, Schema
from tutorials.engine.rules import OptionInfo
from tutorials.engine.totom.options import RULES
from tutorials.engine.words import both


def _option(name: object, path: Place) -> OptionInfo:
    info = RULES.by_name.get(name) if isinstance(name, str) else None
    if info is None:
        raise DoorError(
            "unknown-option", path, both("error-totom-unknown-option", given=shown(name), known=[*RULES.by_name])
        )
    return info


OPTION = Field("option", Custom(_option, {"enum": list(RULES.values)}))
_RULES: Schema = {"$ref": "#/$defs/rules-to-tom"}
A, B = (Field(side, Custom(fields.itself, _RULES), ()) for side in ("a", "b"))
VALUES = Field("values", Custom(fields.itself, {"type": "array", "minItems": 2, "maxItems": 2}), None)
