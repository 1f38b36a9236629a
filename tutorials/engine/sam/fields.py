"""Fields that questions of sâm lốc share: hands, plays and seats."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Message, Path, Place, path_of, spelled
from tutorials.engine.fields import MOST_ITEMS, Asked, Field, Flag, Many, Maybe, Number, Schema, Table
from tutorials.engine.foreign import too_many
from tutorials.engine.french import Card, Cards, parse
from tutorials.engine.sam.combos import HAND, Combo, Kind, beats, ends_on_two, find_combo
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.payment import Chain, End, Seat
from tutorials.engine.sam.telling import describe
from tutorials.engine.words import both

FEWEST, MOST = 2, 5  # players; the house says whether five may play (SL-1.2)


def _cards(given: object, place: Place) -> Cards:
    """Read cards; more than a hand holds are refused (SL-1.2)."""
    cards = parse(given, place)
    if len(cards) > HAND:
        field = spelled(path_of(place))
        raise DoorError("hand-size", place, both("error-sam-hand-too-large", field=field, count=len(cards), hand=HAND))
    return cards


@dataclass(frozen=True)
class SeatOf:
    """A seat, 0 to the number of players less one; null is nobody."""

    players: int = MOST

    def read(self, value: Any, path: Path) -> int | None:
        """Return the seat, or None."""
        if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.players):
            return value
        raise DoorError("bad-seat", path, both("error-sam-seat", field=spelled(path), last=self.players - 1))

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return Maybe(Number(0, self.players - 1)).schema()


class MoverOf(SeatOf):
    """A seat that somebody must have."""

    def read(self, value: Any, path: Path) -> int:
        """Return the seat."""
        seat = super().read(value, path)
        if seat is None:
            name = spelled(path[:-1])
            raise DoorError("missing", path, both("error-sam-lacks", name=name, field=path[-1]))
        return seat

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return Number(0, self.players - 1).schema()


_HAND, _SEAT = fields.Cards(_cards, most=HAND), SeatOf()
CARDS, PLAY, TABLE = Field("cards", _HAND), Field("play", _HAND), Field("table", _HAND, ())
PLAYERS = Field("players", Number(FEWEST, MOST), 4)
HANDS = Field("hands", Many(_HAND, FEWEST, MOST, None))
FIRST, BAO = Field("first", _SEAT, None), Field("bao", _SEAT, None)


def whole_hand(asked: Asked) -> Cards:
    """Read a hand of ten."""
    cards = asked[CARDS]
    if len(cards) != HAND:
        raise DoorError("hand-size", "cards", both("error-sam-hand-size", field="cards", count=len(cards), hand=HAND))
    return cards


def combo_of(cards: Cards, field: Place, options: Options) -> Combo:
    """Return what the cards are. Raises DoorError if they may not be played together."""
    combo = find_combo(cards, options)
    if combo is None:
        line = describe(cards, options)
        raise DoorError("not-a-combo", field, line.told)
    return combo


def refuse_twice(groups: Iterable[Cards], field: Place) -> None:
    """Raise DoorError if a card stands in two places: the deck holds each card once (SL-1.1)."""
    seen: set[Card] = set()
    for cards in groups:
        for card in cards:
            if card in seen:
                raise too_many(Message(card.vi, card.en), 1, field)
            seen.add(card)


def players_of(asked: Asked, options: Options) -> int:
    """Read how many play: four where nothing is said (SL-1.2)."""
    return asked[PLAYERS.of(Number(FEWEST, options.most_players))]


def seat_of(asked: Asked, field: Field[int | None], players: int) -> int | None:
    """Read a seat of so many; missing or null is nobody."""
    return asked[field.of(SeatOf(players))]


def hands_of(asked: Asked, fewest: int, most: int) -> tuple[Cards, ...]:
    """Read the hands of several players, each at most ten cards."""
    given = asked[HANDS]
    if not fewest <= len(given) <= most:
        raise DoorError("players", "hands", both("error-sam-hands", count=len(given), fewest=fewest, most=most))
    hands = tuple(given)
    refuse_twice(hands, "hands")
    return hands


IS_LAST, LAST_WINNER = Field("last", Flag(), False), Field("last_winner", SeatOf(), None)

OTHERS = HANDS.of(Many(CARDS.kind, 1, MOST - 1, None)).optional()
PLAYS = Field("plays", Many(CARDS.kind, None, HAND, None), ())
MOVER, PLAYED, _HAS_PLAYED = Field("seat", MoverOf()), CARDS.optional(), Field("played", Flag(), True)
MOVES = Field("moves", Many(Table((MOVER, PLAYED), "error-sam-table"), None, MOST_ITEMS))
_EARLY = Field("early", MOVES.kind, ())
_CUTS = Field("cuts", Many(MOVES.kind, None, 12), ())
SEATS = Field("seats", Many(Table((PLAYED, _HAS_PLAYED), "error-sam-table"), FEWEST, MOST))
_WINNER, _BLOCKER, _UNGUARDED = (Field(name, SeatOf(), None) for name in ("winner", "blocker", "unguarded"))
_WHITE, _UNSAID, _LAST = Field("white", Flag(), False), Field("unsaid", Flag(), False), Field("last", CARDS.kind, ())
END = (SEATS, _WINNER, _WHITE, _LAST, BAO, _BLOCKER, _UNGUARDED, _UNSAID, _EARLY, _CUTS)


def read_end(asked: Asked, options: Options) -> End:
    """Read how a hand ended. Raises DoorError for what cannot be."""
    given = list(asked[SEATS])
    players = len(given)
    mover = MOVER.of(MoverOf(players))
    if not FEWEST <= players <= options.most_players:
        raise DoorError(
            "players", "seats", both("error-sam-players", players=players, fewest=FEWEST, most=options.most_players)
        )
    seats = tuple(Seat(seat[PLAYED], seat[_HAS_PLAYED]) for seat in given)
    refuse_twice((seat.cards for seat in seats), "seats")
    end = End(
        seats=seats,
        winner=seat_of(asked, _WINNER, players),
        is_white=asked[_WHITE],
        last=asked[_LAST],
        bao=seat_of(asked, BAO, players),
        blocker=seat_of(asked, _BLOCKER, players),
        unguarded=seat_of(asked, _UNGUARDED, players),
        unsaid=asked[_UNSAID],
        thoi=tuple((each[mover], each[PLAYED]) for each in list(asked[_EARLY])),
        chains=tuple(_chains(asked, players, options)),
    )
    _check_end(end, options)
    return end


def _chains(asked: Asked, players: int, options: Options) -> list[Chain]:
    """Read the cuts: chains of plays, each cutting the one before (SL-7.5)."""
    found = []
    cuts = asked[_CUTS]
    for number, each in enumerate(cuts):
        place, moves = cuts.path(number), list(each)
        seats = tuple(move[MOVER.of(MoverOf(players))] for move in moves)
        plays = tuple(move[PLAYED] for move in moves)
        refuse_twice(plays, place)
        combos = [combo_of(play, place, options) for play in plays]
        pairs = list(zip(combos, combos[1:], strict=False))
        is_chain = bool(pairs) and (combos[0].is_twos or combos[0].kind is Kind.TU_QUY)
        if not is_chain or not all(cut.size >= 4 and beats(below, cut, options) for below, cut in pairs):
            raise DoorError("not-a-cut", place, both("error-sam-not-a-cut"))
        found.append(Chain(seats, plays))
    return found


def _check_end(end: End, options: Options) -> None:
    """Refuse an end that cannot be (SL-4.5, SL-4.6, SL-6.3)."""
    if end.bao is not None:
        if end.blocker == end.bao:
            raise DoorError("impossible", "blocker", both("error-sam-declarer-stops"))
        return
    if end.winner is None:
        raise DoorError("missing", "winner", both("error-sam-winner"))
    if end.unguarded == end.winner:
        raise DoorError("impossible", "unguarded", both("error-sam-pays-himself"))
    if not end.is_white and end.seats[end.winner].cards and not end.thoi:
        raise DoorError("impossible", "seats", both("error-sam-out-with-cards"))
    if end.is_white and len(end.seats[end.winner].cards) not in (0, HAND):
        raise DoorError("impossible", "seats", both("error-sam-white-of-ten"))
    if ends_on_two(end.last, options) and options.last_two != "thua":
        raise DoorError("impossible", "last", both("error-sam-out-on-two"))
