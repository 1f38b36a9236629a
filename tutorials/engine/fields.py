"""Read the fields of a question: one small reader a type, each naming the field when it is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, Path, shown, spelled

Question = Mapping[str, Any]
_NONE: Mapping[str, str] = {}
MOST_ITEMS = 120  # no list of a question is longer than the deck


def refuse_unknown(question: Question, known: Sequence[str], inside: Path = ()) -> None:
    """Raise DoorError for a key that the question may not have."""
    for key in question:
        if key not in known:
            name = shown(key)
            raise DoorError(
                "unknown-field",
                (*inside, name),
                f"Câu hỏi không có trường «{name}». Các trường: {', '.join(known)}.",
                f"The question has no field «{name}». Fields: {', '.join(known)}.",
            )


def _wrong(path: Path, vi: str, en: str) -> DoorError:
    name = spelled(path)
    return DoorError("bad-type", path, f"«{name}» {vi}", f"«{name}» {en}")


# values ---------------------------------------------------------------------------------------


def number_of(value: object, path: Path, low: int, high: int) -> int:
    """Return a value that is a whole number within bounds, both counted in."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise _wrong(path, f"phải là số nguyên từ {low} đến {high}.", f"must be a whole number from {low} to {high}.")


def word_of(value: object, path: Path, choices: Sequence[str], also: Mapping[str, str] = _NONE) -> str:
    """Return a value that is one of the words; `also` gives the choice that another word stands for."""
    if isinstance(value, str):
        if value in choices:
            return value
        said = bare(value.strip()).replace(" ", "-").replace("_", "-")  # «trì», «tam cúc», «bat_cai»
        said = also.get(said, said)
        if said in choices:
            return said
    known, name = ", ".join(choices), spelled(path)
    raise DoorError(
        "unknown-value",
        path,
        f"«{name}» không nhận «{shown(value)}». Chọn một trong: {known}.",
        f"«{name}» does not take «{shown(value)}». Choose one of: {known}.",
    )


def items_of(value: object, path: Path) -> Sequence[Any]:
    """Return a value that is a list, none too long."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _wrong(path, "phải là một danh sách.", "must be a list.")
    if len(value) > MOST_ITEMS:
        name = spelled(path)
        raise DoorError(
            "too-many",
            path,
            f"«{name}» có {len(value)} mục; nhiều nhất {MOST_ITEMS}.",
            f"«{name}» holds {len(value)} items; {MOST_ITEMS} at most.",
        )
    return value


# fields: `inside` leads to the table that holds them --------------------------------------------


def flag(question: Question, field: str, inside: Path = ()) -> bool:
    """Return a yes or no; missing is no."""
    value = question.get(field, False)
    if isinstance(value, bool):
        return value
    raise _wrong((*inside, field), "phải là true hoặc false.", "must be true or false.")


def number(question: Question, field: str, default: int, low: int, high: int, inside: Path = ()) -> int:
    """Return a whole number within bounds, both counted in."""
    return number_of(question.get(field, default), (*inside, field), low, high)


def word(
    question: Question,
    field: str,
    choices: Sequence[str],
    default: str,
    inside: Path = (),
    *,
    also: Mapping[str, str] = _NONE,
) -> str:
    """Return one of the words; missing is the default."""
    return word_of(question.get(field, default), (*inside, field), choices, also)


def table(question: Question, field: str) -> Question:
    """Return a table that must be there."""
    value = require(question, field)
    if isinstance(value, Mapping):
        return value
    raise _wrong((field,), "phải là một bảng tên và giá trị.", "must be a table.")


def items(question: Question, field: str, inside: Path = ()) -> Sequence[Any]:
    """Return a list; missing is empty."""
    return items_of(question.get(field, ()), (*inside, field))


def require(question: Question, field: str, inside: Path = ()) -> Any:
    """Return a field that must be there."""
    if field in question:
        return question[field]
    path = (*inside, field)
    raise DoorError("missing", path, f"Câu hỏi thiếu «{spelled(path)}».", f"The question lacks «{spelled(path)}».")
