"""The fields of the questions of Tá lả: hands with taken cards, phỏm on the table, seats, takings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tutorials.engine import fields
from tutorials.engine.asks import names
from tutorials.engine.errors import DoorError, Message, Path, Place, path_of
from tutorials.engine.fields import Asked, Field, Flag, Many, Maybe, Number, Schema, Table, Text, Word, words
from tutorials.engine.french import Card, Cards, parse, parse_one
from tutorials.engine.tala.faults import Lao
from tutorials.engine.tala.melds import FULL, lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.payment import SEATS, Seat, Taken, UKind, most_taken
from tutorials.engine.tala.phom import judge
from tutorials.engine.tala.rotation import Rotation, Turn, Unlawful, Way
from tutorials.engine.words import both

PLAYERS = (2, 4)
MOST_POINTS = 200  # ten cards hold fewer
MOST_LAID = 16
MOST_GA = 999
AIMS = ("diem", "cho")  # fewest points left, or most cards waited for while no phỏm is torn
_CARDS = fields.Cards(parse)
CARDS, EATEN = Field("cards", _CARDS), Field("eaten", _CARDS, ())
PLAYING = Field("players", Number(*PLAYERS), PLAYERS[1])
_SEAT = Number(0, PLAYERS[1] - 1)
U, U_KIND = Field("u", Maybe(_SEAT), None), Field("u_kind", Word({kind.slug: kind for kind in UKind}), "thuong")
GA = Field("ga", Number(0, MOST_GA), 0)
WAYS = Field("ways", Many(Word({way.slug: way for way in Way})), ())


def in_order(cards: Sequence[Card]) -> Cards:
    """Return the cards in the order of the deck."""
    return tuple(sorted(cards, key=lambda card: card.index))


def read_hand(asked: Asked, *, most: int = FULL, least: int = 1) -> tuple[Cards, Cards]:
    """Read the cards held and those of them that were taken; taken ones may be named in `eaten` alone."""
    cards, eaten = asked[CARDS], asked[EATEN]
    held = in_order(tuple(dict.fromkeys((*cards, *eaten))))
    if not least <= len(held) <= most:
        raise _size(len(held), least, most)
    return held, eaten


def _size(count: int, least: int, most: int) -> DoorError:
    wanted = Message(f"{least} đến {most}", f"{least} to {most}") if least < most else Message(f"{most}", f"{most}")
    return DoorError("hand-size", "cards", both("error-tala-hand-size", count=count, wanted=wanted))


def require_possible(held: Cards, eaten: Cards, options: Options) -> None:
    """Refuse a hand whose taken cards cannot all lie in phỏm. Law: TL-5.3, TL-6.3."""
    if lay(held, eaten, options=options) is None:
        raise DoorError("eaten-outside", "eaten", both("error-tala-eaten-outside", cards=names(eaten)))


@dataclass(frozen=True, slots=True)
class Lying:
    """A phỏm on the table, and in which place its owner laid down, where that is told."""

    cards: Cards
    laid: int | None


_LAID = Field("laid", Number(1, MOST_LAID, is_short=True), 1)
_LAID_OUT = Table((CARDS, _LAID))


class _OnTable:
    """A phỏm on the table: its cards, or a table of them and when it was laid."""

    def read(self, value: Any, path: Path) -> tuple[Cards, int | None]:
        """Return the cards and when they were laid; all errors are told of the whole."""
        if not isinstance(value, Mapping):
            return parse(value, path), None
        asked = _LAID_OUT.read(value, path)
        laid = asked.get(_LAID)
        asked.require(CARDS)
        return parse(value["cards"], path), laid

    def schema(self) -> Schema:
        """Return its JSON Schema."""
        return {"anyOf": [_CARDS.schema(), _LAID_OUT.schema()]}


TABLE = Field("table", Many(_OnTable()), ())


def read_table(asked: Asked, held: Cards, options: Options) -> tuple[Lying, ...]:
    """Read the phỏm that lie on the table; each must be one, and share no card with another or the hand."""
    found: list[Lying] = []
    known = set(held)
    given = asked[TABLE]
    for number, (cards, laid) in enumerate(given):
        place, phom = given.path(number), judge(cards, ace_high=options.at == "hai-dau")
        if phom is None:
            raise DoorError(
                "not-a-phom",
                place,
                both("error-tala-not-a-phom", cards=names(cards) or Message("(trống)", "(nothing)")),
            )
        for card in cards:
            if card in known:
                raise DoorError("twice", place, both("error-tala-two-places", card=card.vi))
        known |= set(cards)
        found.append(Lying(phom.cards, laid))
    return tuple(found)


_DIEM = Field("diem", Number(0, MOST_POINTS, is_short=True), 0)
_MOM, _LAO = Field("mom", Flag(), False), Field("lao", Flag(), False)
_LAID_AS = Field("laid", Number(0, MOST_LAID, is_short=True), 0)
_PLAYER = Table((_DIEM, _MOM, _LAID_AS, _LAO), "error-tala-seat")
SEATED = Field("seats", Many(_PLAYER, *PLAYERS))


def read_seats(asked: Asked, options: Options, *, is_won: bool) -> list[Seat]:
    """Read the players at the end of a hand; points are not needed where one has won by ù, or one was false."""
    seats = asked[SEATED]
    given = seats.given
    if not PLAYERS[0] <= len(given) <= PLAYERS[1]:
        raise DoorError("players", "seats", both("error-tala-players", count=len(given)))
    is_over = is_won or any(isinstance(each, Mapping) and each.get("lao") is True for each in given)
    is_over = is_over and (is_won or options.phat_lao == "den-lang")
    found = [_seat(each, place, is_over) for place, each in enumerate(seats, 1)]
    _check_lao(found, options, is_won=is_won)
    laid = [each["laid"] for each in given if "laid" in each]
    if len(set(laid)) < len(laid):
        raise DoorError("conflict", "seats", both("error-tala-laid-at-once"))
    return found


def _check_lao(seats: Sequence[Seat], options: Options, *, is_won: bool) -> None:
    """Refuse more false play than a hand can hold, where the first ends it. Law: TL-11.5."""
    count = sum(seat.lao for seat in seats)
    if options.phat_lao == "den-lang" and count + is_won > 1:
        raise DoorError("conflict", "seats", both("error-tala-one-lao"))


def _seat(asked: Asked, place: int, is_won: bool) -> Seat:
    mom, lao = asked[_MOM], asked[_LAO]
    if not mom and not lao and not is_won:
        asked.require(_DIEM)
    return Seat(asked[_DIEM], mom, asked[_LAID_AS.optional(place)], lao)


def read_winner(asked: Asked, players: int) -> tuple[int | None, UKind]:
    """Read who is ù, if anybody is, and how."""
    kind = asked[U_KIND]
    return asked[U.of(Maybe(Number(0, players - 1)))], kind


def read_taken(asked: Asked, players: int, options: Options, kind: UKind | None = None) -> list[Taken]:
    """Read the cards taken in the hand, in order; `kind` is that of the ù, if somebody won.

    Raises DoorError for what cannot be: a taking from another than the player before (TL-5.5), more than a hand
    has phỏm for (TL-5.3), any before an ù khan (TL-8.3).
    """
    found = _takings(asked, players)
    counts = Counter[int]()
    for number, each in enumerate(found):
        counts[each.by] += 1
        if counts[each.by] > most_taken(options):
            raise _taken_too_often(number, each.by, options)
    if found and kind is UKind.KHAN:
        raise DoorError("conflict", "taken", both("error-tala-khan-and-taken"))
    return found


def _taken_too_often(number: int, by: int, options: Options) -> DoorError:
    most = most_taken(options)
    article = "TL-4.4" if options.hai_la_an else "TL-5.3"
    return DoorError(
        "conflict", ("taken", number), both("error-tala-too-many-taken", seat=SEATS[by], most=most, article=article)
    )


def read_ga(asked: Asked, options: Options) -> int:
    """Read what lies in the side pool before the hand. Law: TL-10.5."""
    if GA in asked and not options.ga:
        raise DoorError("no-ga", "ga", both("error-tala-no-ga"))
    return asked[GA]


def read_ways(asked: Asked, rotation: Rotation) -> list[Turn]:
    """Read how each turn began and play it: “boc” or “an”, with “-het” where nothing is left to throw.

    Raises DoorError for a turn that cannot be, naming its place and the clause.
    """
    turns = [rotation.begin()]
    for number, way in enumerate(asked[WAYS]):
        wrong = rotation.unlawful(way)
        if wrong is not None:
            seat = "" if rotation.next is None else SEATS[rotation.next]
            raise DoorError("conflict", ("ways", number), both(_UNLAWFUL[wrong], seat=seat, article=wrong.article))
        turns.append(rotation.play(way))
    return turns


_UNLAWFUL = {
    Unlawful.OVER: "error-tala-ways-over",
    Unlawful.NOT_NEXT: "error-tala-ways-not-next",
    Unlawful.STOCK: "error-tala-ways-stock",
    Unlawful.TOO_EARLY: "error-tala-ways-too-early",
}


_BY, _FROM = (Field(name, replace(_SEAT, is_short=True)) for name in ("by", "from"))
_CHOT = Field("chot", Flag(), False)
_TAKING = Table((_BY, _FROM.optional(), _CHOT), "error-tala-taking")
TAKEN = Field("taken", Many(_TAKING), ())


def _takings(asked: Asked, players: int) -> list[Taken]:
    found = []
    seat = Number(0, players - 1, is_short=True)
    for each in asked[TAKEN]:
        by = each[_BY.of(seat)]
        before = (by - 1) % players
        if (said := each[_FROM.of(seat).optional(before)]) != before:
            raise DoorError(
                "conflict", each.path_of(_FROM), both("error-tala-taken-from", by=by, before=before, said=said)
            )
        found.append(Taken(by, before, each[_CHOT]))
    return found


SEEN, LAID, SENT = (Field(name, _CARDS, ()) for name in ("seen", "laid", "sent"))
CARD, AIM, MOM = Field("card", Text(parse_one)), Field("aim", words(AIMS), AIMS[0]), Field("mom", Flag(), False)
LAID_AS = Field("laid", Number(1, MOST_LAID), 1)


def read_within(asked: Asked, field: Field[Cards], held: Cards) -> Cards:
    """Read cards that must be among those held."""
    cards = asked[field]
    for card in cards:
        if card not in held:
            raise not_held(card, field.name)
    return in_order(cards)


def not_held(card: Card, field: str) -> DoorError:
    """Refuse a card that is not among those held."""
    return DoorError("not-held", field, both("error-tala-not-held", card=card.vi))


def _one(given: object, place: Place) -> Card | None:
    """Read the card that is asked about, if one is; it may stand alone in a list."""
    if given is None:
        return None
    names_given = [given] if isinstance(given, str) else fields.items_of(given, path_of(place))
    if len(names_given) != 1:
        raise DoorError("one-card", place, both("error-tala-one-card", count=len(names_given)))
    return parse_one(names_given[0], place)


THROW = Field("throw", fields.Cards(_one), None)

FIRST, SEAT = (Field(name, Number(0, PLAYERS[1] - 1), 0) for name in ("first", "seat"))
SLUG = Field("slug", Word({lao.slug: lao for lao in Lao}))
