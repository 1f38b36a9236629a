"""Read the fields of tam cúc's questions, each error naming the field and the remedy."""

from collections import Counter
from collections.abc import Iterable

from tutorials.engine import fields
from tutorials.engine.asks import names
from tutorials.engine.errors import DoorError, Message, Place, shown
from tutorials.engine.fields import Asked, Field, Flag, Many, Number, Table
from tutorials.engine.foreign import too_many
from tutorials.engine.pieces import DECK, Piece, Pieces, parse
from tutorials.engine.tamcuc.groups import Group, judge
from tutorials.engine.tamcuc.options import Options
from tutorials.engine.tamcuc.sizes import FEWEST, MOST, table_of
from tutorials.engine.tamcuc.sizes import Table as Seating
from tutorials.engine.tamcuc.trick import Laid
from tutorials.engine.words import both

MOST_CAY = len(DECK)


def _some(given: object, place: Place) -> Pieces:
    """Read pieces, one at least."""
    pieces = parse(given, place)
    if not pieces:
        raise DoorError("missing", place, both("error-tamcuc-no-pieces"))
    return pieces


_ABOUT = "Pieces: a list of names, or one string such as “xe đỏ, 2 tốt đen”."
_PIECES = fields.Cards(_some, _ABOUT)
CARDS, CALL, A, B = (Field(name, _PIECES) for name in ("cards", "call", "a", "b"))
SEEN = Field("seen", fields.Cards(parse), (), "Pieces that have been turned up, one's own or others'.")
SHOWN_SOLDIERS = Field("seen", fields.Cards(parse), (), "Soldiers that other players show.")
OTHER = Field("other", _PIECES, about="The open hand of the other of two players.")
FIRST = Field("first", Flag(), False, "The first trick of the deal.")
PLAYERS = Field("players", Number(FEWEST, MOST), MOST)
TAKEN = Field("taken", Many(Number(0, MOST_CAY), FEWEST, MOST), (), "Cây won so far by each seat, the caller's first.")
_LAID, _CHUI = Field("cards", fields.Cards(parse, _ABOUT), ()), Field("chui", Flag(), False, "Left face down.")
_ANSWER = Table((_LAID, _CHUI), "error-tamcuc-answer")
ANSWERS = Field("answers", Many(_ANSWER, FEWEST - 1, MOST - 1), about="What the others lay, in order from the caller.")
SOME_ANSWERS = Field("answers", Many(_ANSWER, 0, MOST - 1), (), ANSWERS.about)


def read_table(asked: Asked, options: Options, usual: int = MOST) -> Seating:
    """Return the table of the players named; of as many as usual if none are."""
    return table_of(asked[PLAYERS.optional(usual)], options)


def read_group(asked: Asked, field: Field[Pieces]) -> Group:
    """Return a call, which must be a group (TC-5.1)."""
    pieces = asked[field]
    group = judge(pieces)
    if group is None:
        raise DoorError("no-group", asked.path_of(field), both("error-tamcuc-no-group", cards=", ".join(names(pieces))))
    return group


def read_answers(asked: Asked, call: Group, players: int | None = None) -> tuple[Laid, ...]:
    """Return what the others have laid, in seat order from the caller; all of them and the call within one deck.

    Where the number of players is known, those of whom nothing is said have left their pieces face down (TC-5.4).
    """
    items = asked[SOME_ANSWERS]
    silent = max(0, (players or 0) - 1 - len(items))
    if not FEWEST - 1 <= len(items) + silent <= MOST - 1:
        raise DoorError(
            "wrong-number",
            "answers",
            both("error-tamcuc-answers", count=len(items) + silent, fewest=FEWEST - 1, most=MOST - 1),
        )
    laid = (*(_read_answer(item, call) for item in items), *[Laid((), True)] * silent)
    require_one_deck((*call.pieces, *(piece for each in laid for piece in each.pieces)), "answers")
    return laid


def _read_answer(item: Asked, call: Group) -> Laid:
    is_chui = item[_CHUI]
    if is_chui and _LAID not in item:
        return Laid((), True)
    pieces = item[_LAID.needed()]
    if len(pieces) != call.size and not (is_chui and not pieces):
        raise DoorError(
            "wrong-size", item.path_of(_LAID), both("error-tamcuc-size-of-call", size=call.size, count=len(pieces))
        )
    return Laid(pieces, is_chui)


def require_one_deck(pieces: Iterable[Piece], field: str) -> None:
    """Raise DoorError if there are more of a piece than the deck holds."""
    for piece, count in Counter(pieces).items():
        if count > piece.copies:
            raise too_many(Message(piece.vi, piece.en), piece.copies, field)


def read_taken(asked: Asked, players: int) -> tuple[int, ...]:
    """Return the cây won by each seat; none where nothing is said."""
    items = asked[TAKEN].given if TAKEN in asked else (0,) * players
    if len(items) != players:
        raise DoorError("wrong-number", "taken", both("error-tamcuc-taken", count=len(items), players=players))
    for number, cay in enumerate(items):
        if isinstance(cay, bool) or not isinstance(cay, int) or not 0 <= cay <= MOST_CAY:
            raise DoorError("bad-type", ("taken", number), both("error-tamcuc-cay", given=shown(cay), most=MOST_CAY))
    return tuple(items)


def require_held(part: Pieces, hand: Pieces, field: str) -> None:
    """Raise DoorError if pieces are not all among those held."""
    missing = list((Counter(part) - Counter(hand)).elements())
    if missing:
        raise DoorError(
            "not-held", field, both("error-tamcuc-not-held", card=Message(missing[0].vi, missing[0].en.capitalize()))
        )
