"""The fields of ba cây and bài cào: cards, seats, the banker, the side pool."""

from tutorials.engine import fields
from tutorials.engine.bacay.hand import SIZE, Hand, count, deck
from tutorials.engine.bacay.options import Options
from tutorials.engine.bacay.payment import BEST_TAKES_ALL, WAYS
from tutorials.engine.errors import DoorError, Dotted, spelled
from tutorials.engine.fields import Asked, Field, Many, Number, Table, words
from tutorials.engine.french import Cards, parse, refuse_shared
from tutorials.engine.words import both

MOST_PLAYERS = 17  # three cards each of fifty-two
_MOST_POT = 999
_HAND = fields.Cards(parse)
CARDS, A, B = Field("cards", _HAND), Field("a", _HAND), Field("b", _HAND)
PLAYERS = Field("players", Number(2, MOST_PLAYERS), 4)
_SEAT = Table((CARDS,), "error-table-of-cards")
SEATS = Field("seats", Many(_SEAT, 2, MOST_PLAYERS, Dotted))
WAY = Field("way", words(WAYS), BEST_TAKES_ALL)
CHUONG = Field("chuong", Number(0, MOST_PLAYERS - 1), 0, "Seat of the banker (chương).")
GA = Field(
    "ga", Many(Number(0, MOST_PLAYERS - 1), None, MOST_PLAYERS), (),
    "Seats that joined the side pool: none, or two and more.",
)  # fmt: skip
POT = Field("pot", Number(0, _MOST_POT), 0, "Points that an earlier hand left in the side pool.")


def read_hand(asked: Asked, field: Field[Cards], options: Options) -> Hand:
    """Read three cards of the deck in use."""
    cards, path = asked[field], asked.path_of(field)
    for card in cards:
        if card not in deck(options):
            raise DoorError("not-in-deck", path, both("error-bacay-not-in-deck", deck=options.bo_bai, card=card))
    if len(cards) != SIZE:
        field_name = spelled(path)
        raise DoorError("hand-size", path, both("error-bacay-hand-size", size=SIZE, field=field_name, count=len(cards)))
    return count(cards, options)


def read_ga(asked: Asked, players: int) -> list[int]:
    """Read the seats that joined the side pool: nobody, or at least two."""
    found = list(asked[GA].given)
    for place, seat in enumerate(found):
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise DoorError("seats", ("ga", Dotted(place)), both("error-bacay-side-pool-seat", last=players - 1))
    if len(set(found)) != len(found) or len(found) == 1:
        raise DoorError("seats", "ga", both("error-bacay-side-pool"))
    return sorted(found)


def read_seats(asked: Asked, options: Options) -> list[Hand]:
    """Read the hand of each seat; no card stands in two of them."""
    found = [(each.path_of(CARDS), read_hand(each, CARDS, options)) for each in asked[SEATS]]
    most = len(deck(options)) // SIZE
    if not 2 <= len(found) <= most:
        raise DoorError("seats", "seats", both("error-bacay-players", most=most, count=len(found)))
    refuse_shared((path, hand.cards) for path, hand in found)
    return [hand for _, hand in found]
