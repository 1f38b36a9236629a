"""Read hands of xì dách out of questions."""

from collections.abc import Mapping, Sequence

from tutorials.engine import fields
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Question
from tutorials.engine.french import Cards, parse, refuse_shared
from tutorials.engine.xidach.compare import Held
from tutorials.engine.xidach.hand import FEW, FULL, Seat, judge
from tutorials.engine.xidach.options import Options

MOST_PLAYERS = 10  # five cards each of fifty-two


def read_hand(question: Question, field: str, inside: str = "") -> Cards:
    """Read a hand that must be there: two to five cards."""
    path = f"{inside}.{field}" if inside else field
    cards = parse(fields.require(question, field, inside), path)
    if not FEW <= len(cards) <= FULL:
        raise DoorError(
            "hand-size",
            path,
            f"Một bài có từ {FEW} đến {FULL} lá; «{path}» có {len(cards)}.",
            f"A hand has {FEW} to {FULL} cards; «{path}» has {len(cards)}.",
        )
    return cards


def read_seat(question: Question) -> Seat:
    """Read whose hand it is; a player's if nothing is said."""
    return Seat(fields.word(question, "seat", [seat.value for seat in Seat], Seat.CON.value))


def read_table(question: Question, options: Options) -> tuple[list[tuple[Cards, Held]], tuple[Cards, Held]]:
    """Read the hands of all players and of the dealer, for the settling."""
    cai = read_hand(question, "cai")
    seats = fields.items(question, "con")
    if not 1 <= len(seats) < MOST_PLAYERS:
        raise DoorError(
            "seats",
            "con",
            f"Cần từ 1 đến {MOST_PLAYERS - 1} nhà con; «con» có {len(seats)}.",
            f"1 to {MOST_PLAYERS - 1} players against the dealer are needed; «con» has {len(seats)}.",
        )
    con = [_read_con(each, f"con.{place}") for place, each in enumerate(seats)]
    refuse_shared([("cai", cai), *((f"con.{place}.cards", cards) for place, (cards, _) in enumerate(con))])
    players = [(cards, Held(judge(cards, Seat.CON, options), drew)) for cards, drew in con]
    return players, (cai, Held(judge(cai, Seat.CAI, options), fields.flag(question, "cai_drew_over")))


def _read_con(given: object, field: str) -> tuple[Cards, bool]:
    if not isinstance(given, Mapping):
        raise DoorError(
            "bad-type", field, f"«{field}» phải là một bảng có «cards».", f"«{field}» must be a table with «cards»."
        )
    known: Sequence[str] = ("cards", "drew_over")
    fields.refuse_unknown(given, known, field)
    return read_hand(given, "cards", field), fields.flag(given, "drew_over", field)
