"""Read hands of xì dách out of questions."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Dotted, Path, spelled
from tutorials.engine.fields import Asked, Field, Flag, Many, Number, Table, Word
from tutorials.engine.french import Cards, parse, refuse_shared
from tutorials.engine.words import both
from tutorials.engine.xidach.hand import FEW, FULL, Hand, Kind, Seat, judge
from tutorials.engine.xidach.options import Options
from tutorials.engine.xidach.payment import Held
from tutorials.engine.xidach.turn import may_go_on

MOST_PLAYERS = 10  # five cards each of fifty-two
_CARDS = fields.Cards(parse)
HAND, CON, CAI = Field("cards", _CARDS), Field("con", _CARDS), Field("cai", _CARDS)
SEAT = Field("seat", Word({seat.value: seat for seat in Seat}), Seat.CON.value)
PLAYERS = Field("players", Number(2, MOST_PLAYERS), 4, "With the dealer.")
_CHECKED = Field(
    "cai", _CARDS, (), "The dealer's cards when this player was checked, if the dealer drew on; of those in `cai`."
)
_DREW_OVER = Field("drew_over", Flag(), False, "Found drawing although over 21.")
_CON = Table((HAND, _DREW_OVER, _CHECKED), "error-table-of-cards")
CONS = Field("con", Many(_CON, 1, MOST_PLAYERS - 1, Dotted))
CAI_DREW_OVER = Field("cai_drew_over", Flag(), False, "The dealer was found drawing although over 21.")


def read_hand(asked: Asked, field: Field[Cards]) -> Cards:
    """Read a hand that must be there: two to five cards."""
    cards = asked[field]
    if not FEW <= len(cards) <= FULL:
        path = asked.path_of(field)
        raise DoorError(
            "hand-size", path, both("error-xidach-hand-size", few=FEW, full=FULL, field=spelled(path), count=len(cards))
        )
    return cards


@dataclass(frozen=True, slots=True)
class Player:
    """A player at the settling, and the dealer as they stood when that hand was compared."""

    cards: Cards
    held: Held
    cai_cards: Cards
    cai: Held


def read_table(asked: Asked, options: Options) -> tuple[list[Player], tuple[Cards, Held]]:
    """Read the hands of all players and of the dealer, for the settling."""
    cai = read_hand(asked, CAI)
    seats = asked[CONS]
    if not 1 <= len(seats) < MOST_PLAYERS:
        raise DoorError("seats", "con", both("error-xidach-seats", most=MOST_PLAYERS - 1, count=len(seats)))
    last = cai, Held(judge(cai, Seat.CAI, options), asked[CAI_DREW_OVER])
    players = [_read_con(each, last, options) for each in seats]
    refuse_shared([("cai", cai), *((seats[place].path_of(HAND), each.cards) for place, each in enumerate(players))])
    _refuse_unchained(players)
    return players, last


def _read_con(asked: Asked, last: tuple[Cards, Held], options: Options) -> Player:
    cards = read_hand(asked, HAND)
    held = Held(judge(cards, Seat.CON, options), asked[_DREW_OVER])
    if _CHECKED not in asked:
        return Player(cards, held, *last)
    early, path = read_hand(asked, _CHECKED), asked.path_of(_CHECKED)
    _refuse_foreign(early, last[0], path)
    if set(early) == set(last[0]):
        return Player(cards, held, *last)
    then = Held(judge(early, Seat.CAI, options))
    if not (may_go_on(then.hand) or held.hand.kind.is_dealt):
        raise _may_not(then.hand, path, options)
    return Player(cards, held, early, then)


def _refuse_foreign(early: Cards, cai: Cards, path: Path) -> None:
    """Refuse a card that the dealer no longer has in the end: the dealer only draws. Law: XD-7.2."""
    foreign = [card for card in early if card not in cai]
    if foreign:
        raise DoorError("not-in-hand", path, both("error-xidach-not-in-hand", field=spelled(path), card=foreign[0]))


def _may_not(cai: Hand, path: Path, options: Options) -> DoorError:
    """Say why the dealer could not check with these cards and draw on. Law: XD-4.4, XD-7.1, XD-7.6."""
    field = spelled(path)
    if cai.kind is Kind.NON:
        return DoorError(
            "may-not-check",
            path,
            both("error-xidach-check-below", field=field, total=cai.total, least=options.cai_du_tuoi),
        )
    if cai.kind is Kind.QUAC:
        return DoorError("may-not-check", path, both("error-xidach-check-bust", field=field, total=cai.total))
    return DoorError("may-not-check", path, both("error-xidach-check-dealt", field=field))


def _refuse_unchained(players: Sequence[Player]) -> None:
    """Refuse hands of the dealer that cannot have followed each other. Law: XD-7.2."""
    order = sorted(range(len(players)), key=lambda place: len(players[place].cai_cards))
    for one, other in pairwise(order):
        if not set(players[one].cai_cards) <= set(players[other].cai_cards):
            raise DoorError(
                "not-in-hand", ("con", Dotted(other), "cai"), both("error-xidach-check-order", one=one, other=other)
            )


SEEN = Field("seen", fields.Cards(parse), (), "Other cards that lie open.")
AT_ODDS = PLAYERS.optional(2)
