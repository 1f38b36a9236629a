"""Tell which game an unknown card belongs to, so that a hand of the wrong game is named and not guessed at."""

import re
from dataclasses import dataclass

from tutorials.engine.errors import DoorError, Message, Place, shown
from tutorials.engine.words import both

_MONEY_RANK = r"(?:[1-9]|nhất|nhị|tam|tứ|ngũ|lục|thất|bát|cửu)"
_FRENCH_RANK = r"(?:10|[2-9ajqk]|át|ách|xì|heo|bồi|đầm|già|ace|king|queen|jack|ten)"
_MONEY = "money"
_TAM_CUC = "tam-cuc"
_FRENCH = "french"


@dataclass(frozen=True, slots=True)
class _Known:
    deck: str
    name: Message
    pattern: re.Pattern[str]


_NO_LETTER = r"(?![^\W\d_])"
_DECKS = (
    _Known(
        _MONEY,
        Message("bài tổ tôm", "the tổ tôm deck"),
        re.compile(
            rf"(?:{_MONEY_RANK}\s*(?:văn|vạn|sách|sach|van)|[1-9]+[vws]|chi\s+chi|thang\s+thang"
            rf"|(?:ông|ong)\s+(?:cụ|cu|lão|lao)|cc|tt|oc){_NO_LETTER}"
        ),
    ),
    _Known(
        _TAM_CUC,
        Message("tam cúc", "tam cúc"),
        re.compile(
            r"(?:(?:[1-5]|đôi)\s*)?(?:tướng|sĩ|sỹ|tượng|xe|pháo|mã|tốt|(?:tuong|voi|si|sy|phao|ma|tot)(?=\s+(?:đ|d)))"
            rf"(?:\s+(?:đỏ|đen|do|den|hồng|ông|bà|điều))?{_NO_LETTER}"
        ),
    ),
    _Known(
        _FRENCH,
        Message("bài tây", "a French deck"),
        re.compile(
            rf"(?:(?:con|lá|cây|the)\s+)?{_FRENCH_RANK}(?:\s+of\s+|\s*)"
            rf"(?:[♠♥♦♣]|(?:bích|pích|cơ|rô|chuồn|tép|nhép|spades|hearts|diamonds|clubs|[cdhs]){_NO_LETTER})"
            rf"|[♠♥♦♣]\s*{_FRENCH_RANK}"
        ),
    ),
)
GAMES_OF: dict[str, list[str]] = {known.deck: [] for known in _DECKS}  # by deck; filled with the games that are found


def unknown_card(text: str, field: Place, deck: str, remedy: Message) -> DoorError:
    """Return the error for a card that a deck does not hold: whose it is, if another deck's, else how to write cards.

    `deck` is the slug of the deck in use, `remedy` the sentence that says how its cards are written.
    """
    word = " ".join(text.strip().casefold().split())
    for known in _DECKS:
        card = known.pattern.match(word) if known.deck != deck else None
        if card:
            here = next(each.name for each in _DECKS if each.deck == deck)
            return DoorError(
                "wrong-game",
                field,
                both(
                    "error-wrong-game", given=card[0], name=known.name, games=", ".join(GAMES_OF[known.deck]), deck=here
                ),
                word=card[0],
            )
    return DoorError("unknown-card", field, both("error-unknown-card", given=shown(text), remedy=remedy), word=text)


def too_many(name: Message, copies: int, field: Place) -> DoorError:
    """Return the error for more copies of a card than its deck holds."""
    return DoorError(
        "fifth-copy" if copies == 4 else "too-many-copies",
        field,
        both("error-too-many-copies", copies=copies, name=name),
    )
