"""One case of chắn in a few words, made into a written record: what lay there, what came, what was done. Law: CH-8."""

from dataclasses import dataclass

from tutorials.engine.cards import Cards, Kind, parse_one
from tutorials.engine.chan.fields import AN_CA, AN_CHAN, CHIU, SOME, STREAK, read_hand, require_in_deck, require_size
from tutorials.engine.chan.form import form_of
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF
from tutorials.engine.chan.written import Act, Before, Laid, Record, Turn
from tutorials.engine.errors import DoorError, Message
from tutorials.engine.fields import Asked, Custom, Field, Flag, Many, Maybe, Text, words
from tutorials.engine.records import case
from tutorials.engine.words import both

ME = "B"  # the seat that the case is about; A sits above it
_SEATS = ("A", "B", "C", "D")
_ABOVE, _FAR = "A", "C"
ACTS = {"an": Act.EAT, "chiu": Act.CHIU, "u": Act.WIN, "danh": None}
FROM = ("discard", "noc")
DOORS = ("tren", "tri", "khac")
ARTICLES = {"an": "CH-4.2", "chiu": "CH-5.1", "u": "CH-3.1", "danh": "CH-8.2"}


@dataclass(frozen=True)
class Case(case.Case[Record]):
    """A case of chắn as a record."""

    rows: frozenset[int]  # of the number that came, the cards told are taken for all

    player = Message("người chơi", "the player")
    heads = {"Chiếu": "an_chan", "Đã đánh": "discarded", "Đã qua": "passed"}


def read_case(asked: Asked, options: Options) -> Case:
    """Read a case. Raises DoorError naming the field that is wrong."""
    act = asked[ACT]
    form = form_of(options)
    hand = read_hand(asked, form, HELD)
    if act == "u":
        require_size(hand, form.hand, " chưa kể quân ù", " before the winning card")
    turns = _turns(asked, act)
    for turn in turns:
        require_in_deck(tuple(card for card in (turn.card, turn.beside) if card), form, turn.origin)
    before = _before(asked, hand, turns, is_whole=hand.size >= form.hand)
    rows = {ROW_OF[turn.kind.index] for turn in turns if turn.act is ACTS[act]}
    told = frozenset(rows & {ROW_OF[card.index] for card in hand.held})
    record = Record(_SEATS, _ABOVE, turns=tuple(turns), before={ME: before})
    return Case(record.numbered(), ME, ARTICLES[act], told)


def _before(asked: Asked, hand: Hand, turns: list[Turn], *, is_whole: bool) -> Before:
    """Return what is known of the player; a card that is laid or thrown was in the hand, whether it was told or not."""
    laid = [Laid(card, card) for card in hand.an_chan]
    laid += [Laid(*pair) for pair in hand.an_ca]
    laid += [Laid(card) for card in hand.chiu]
    own = [turn.beside or turn.kind for turn in turns if turn.seat == ME and turn.act is not Act.OPEN]
    held = hand.held or tuple(own[:1])
    return Before(
        held=tuple(sorted(held, key=lambda kind: kind.index)),
        whole=is_whole,
        laid=tuple(laid),
        thrown=asked[DISCARDED],
        passed=asked[PASSED],
        wins=asked[STREAK],
    )


def _turns(asked: Asked, act: str) -> list[Turn]:
    """Return the actions of the case, each with the field it comes from."""
    turns: list[Turn] = []
    source = asked[SOURCE]
    door = _door(asked, source)
    announced = asked[ANNOUNCED]
    is_kept_back = asked[KEPT_BACK]

    def add(seat: str, what: Act, field: str, card: Kind | None = None, beside: Kind | None = None) -> None:
        said = announced if what is Act.WIN else None
        turns.append(Turn(0, seat, what, card, beside, said, origin=field))

    owes = False
    if (what := ACTS[act]) is not None:
        card = asked[CARD.needed()]
        seat = {"tri": ME, "tren": _ABOVE, "khac": _FAR}[door]
        add(seat, Act.OPEN if source == "noc" else Act.THROW, "card", card)
        beside = asked[BESIDE.needed()] if what is Act.EAT else None
        add(ME, what, "beside" if beside else "card", card, beside)
        owes = what is Act.CHIU and (door == "khac" or (source == "noc" and door == "tren"))
    for card in _thrown(asked, act):
        if turns and turns[-1].act in (Act.THROW, Act.GIVE_BACK):
            add("", Act.GAP, "then")  # what came between is not told
        add(ME, Act.GIVE_BACK if owes and not is_kept_back else Act.THROW, "then", card)
        owes = False
    return turns


def _thrown(asked: Asked, act: str) -> Cards:
    """Return what was thrown afterwards, in order; after an ù nothing is."""
    found = asked[THEN]
    if act == "u" and found:
        raise DoorError("conflict", "then", both("error-chan-then-after-win"))
    if act == "danh" and not found:
        raise DoorError("missing", "then", both("error-chan-then-missing"))
    return found


def _door(asked: Asked, source: str) -> str:
    door = asked[DOOR.optional("tri" if source == "noc" else "tren")]
    if source == "discard" and door == "tri":
        raise DoorError("conflict", "door", both("error-chan-own-door"))
    return door


ACT = Field("act", words(tuple(ACTS)), about="Take, chíu, win, discard.")
CARD, SOURCE = Field("card", Text(parse_one), ()), Field("from", words(FROM), "discard")
DOOR = Field("door", words(DOORS), "tren", "Above (tren), one's own draw (tri), any other (khac).")
HELD, THEN, DISCARDED, PASSED = (Field(name, SOME, ()) for name in ("cards", "then", "discarded", "passed"))
BESIDE = Field("beside", Text(parse_one), (), "The player’s own card laid with a taken one.")
KEPT_BACK = Field("kept_back", Flag(), False, "After a chíu elsewhere nothing is given back to that door.")
ANNOUNCED = Field("announced", Custom(case.names_of, Maybe(Many(Text(parse_one))).schema()), None)
CASE = (
    ACT, CARD, SOURCE, DOOR, HELD, AN_CHAN, AN_CA, CHIU, BESIDE, THEN, KEPT_BACK, DISCARDED, PASSED, ANNOUNCED, STREAK,
)  # fmt: skip
