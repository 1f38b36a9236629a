"""Read the fields of a question: one small reader a type, each naming the field when it is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, shown

Question = Mapping[str, Any]
_NONE: Mapping[str, str] = {}
MOST_ITEMS = 120  # no list of a question is longer than the deck


def refuse_unknown(question: Question, known: Sequence[str], field: str = "") -> None:
    """Raise DoorError for a key that the question may not have."""
    for key in question:
        if key not in known:
            name = shown(key)
            raise DoorError(
                "unknown-field",
                _path(name, field),
                f"Câu hỏi không có trường «{name}». Các trường: {', '.join(known)}.",
                f"The question has no field «{name}». Fields: {', '.join(known)}.",
            )


def _path(field: str, inside: str) -> str:
    return f"{inside}.{field}" if inside else field


def _wrong(field: str, vi: str, en: str) -> DoorError:
    return DoorError("bad-type", field, vi, en)


def flag(question: Question, field: str, inside: str = "") -> bool:
    """Return a yes or no; missing is no. `inside` names the table that holds the field."""
    value = question.get(field, False)
    if isinstance(value, bool):
        return value
    field = _path(field, inside)
    raise _wrong(field, f"«{field}» phải là true hoặc false.", f"«{field}» must be true or false.")


def number(question: Question, field: str, default: int, low: int, high: int) -> int:
    """Return a whole number within bounds, both counted in."""
    value = question.get(field, default)
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise _wrong(
        field,
        f"«{field}» phải là số nguyên từ {low} đến {high}.",
        f"«{field}» must be a whole number from {low} to {high}.",
    )


def word(
    question: Question,
    field: str,
    choices: Sequence[str],
    default: str,
    inside: str = "",
    *,
    also: Mapping[str, str] = _NONE,
) -> str:
    """Return one of the words; missing is the default.

    `inside` names the table that holds the field, `also` gives the choice that another word stands for.
    """
    value = question.get(field, default)
    if isinstance(value, str):
        if value in choices:
            return value
        said = bare(value.strip()).replace(" ", "-").replace("_", "-")  # «trì», «tam cúc», «bat_cai»
        said = also.get(said, said)
        if said in choices:
            return said
    field = _path(field, inside)
    known = ", ".join(choices)
    raise DoorError(
        "unknown-value",
        field,
        f"«{field}» không nhận «{shown(value)}». Chọn một trong: {known}.",
        f"«{field}» does not take «{shown(value)}». Choose one of: {known}.",
    )


def table(question: Question, field: str) -> Question:
    """Return a table that must be there."""
    value = require(question, field)
    if isinstance(value, Mapping):
        return value
    raise _wrong(field, f"«{field}» phải là một bảng tên và giá trị.", f"«{field}» must be a table.")


def items(question: Question, field: str) -> Sequence[Any]:
    """Return a list; missing is empty."""
    value = question.get(field, ())
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _wrong(field, f"«{field}» phải là một danh sách.", f"«{field}» must be a list.")
    if len(value) > MOST_ITEMS:
        raise DoorError(
            "too-many",
            field,
            f"«{field}» có {len(value)} mục; nhiều nhất {MOST_ITEMS}.",
            f"«{field}» holds {len(value)} items; {MOST_ITEMS} at most.",
        )
    return value


def require(question: Question, field: str, inside: str = "") -> Any:
    """Return a field that must be there. `inside` names the table that holds it."""
    if field in question:
        return question[field]
    field = _path(field, inside)
    raise DoorError("missing", field, f"Câu hỏi thiếu «{field}».", f"The question lacks «{field}».")
