"""One case in a few words, made into a written record: what lay there, what came, what was done. Law: TT-16.19."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tutorials.engine.asks import FaultKind
from tutorials.engine.cards import Cards, Kind, parse_one
from tutorials.engine.errors import DoorError, Message, Path
from tutorials.engine.fields import Asked, Custom, Field, Flag, Many, Number, Table, Text, Word, words
from tutorials.engine.records import case
from tutorials.engine.totom.fields import ANY_CARDS, CARDS, DISCARDED, KHAN, PASSED, STREAK, THIEN_KHAI
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.written import Act, Before, How, Laid, Record, Turn
from tutorials.engine.totom.score.calls import SHOWING, find_fault, require_khan
from tutorials.engine.totom.score.fields import ANNOUNCED, DOORS, NAMED_FAULTS
from tutorials.engine.totom.score.fields import CALLED as CALLED_BEFORE
from tutorials.engine.words import both

ME = "B"  # the seat that the case is about; A sits above it
_SEATS = ("A", "B", "C", "D", "E")
ACTS = {
    "an": Act.EAT,
    "an-cai": Act.EAT_DOWN,
    "an-lo": Act.EAT_SHOWN,
    "phong": Act.PHONG,
    "day-khan": Act.RAISE_KHAN,
    "u": Act.WIN,
    "bo": None,
    "danh": None,
    "day-thien-khai": None,
}
_WITHOUT_CARD = ("danh", "day-thien-khai")  # no card came
RAISED = {"dung-luc": False, "sau-danh": True, "sau-mo": True, "khong": True}  # when a thiên khai was raised: too late?
_OPEN = (How.EATEN, How.SHOWN, How.LAID)  # melds whose cards may lie in another phu
_HOWS = {"an": How.EATEN, "phong": How.PHONG, "day-khan": How.RAISED_KHAN, "trinh": How.SHOWN, "phu": How.LAID}
FROM = ("noc", "discard")
_ARTICLES = {
    "an": "TT-9.1", "an-cai": "TT-9.4", "an-lo": "TT-9.5", "phong": "TT-9.14.1", "day-khan": "TT-11.6",
    "u": "TT-14.9", "bo": "TT-5.4", "danh": "TT-16.19", "day-thien-khai": "TT-12.2.4",
}  # fmt: skip


def _one_if_any(given: Any, path: Path) -> Kind | None:
    return parse_one(given, path) if given else None


ACT, CARD, SOURCE = (
    Field("act", words(tuple(ACTS))),
    Field("card", Text(parse_one), ()),
    Field("from", words(FROM), "discard"),
)
DOOR, RAISED_WHEN = (
    Field("door", words(DOORS), "tren"),
    Field("raised", Word(RAISED), "dung-luc", "When a thiên khai was raised."),
)
WHOLE = Field("whole", Flag(), False, "“cards” is the whole hand, not a part of it.")
HELD, CUPS, SEEN, BESIDE, THEN = (
    Field(name, ANY_CARDS, ()) for name in ("cards", "bat_thuc", "seen", "beside", "then")
)
_HOW, _EATEN = Field("how", Word(_HOWS), "an"), Field("eaten", Text(_one_if_any), None)
CASE_MAT = Field("mat", Many(Table((CARDS, _HOW, _EATEN), "error-totom-case-mat")), ())
THEN_WON = Field("then_won", Flag(), False, "Another player wins on the last card of “then”.")
NOC = Field(
    "noc", Number(0, 60), 0, "Cards still to be turned up before the draw, once the card of the case lies face up."
)
_SAID = Custom(case.names_of, ANNOUNCED.schema())
SAID, CALLED = Field("announced", _SAID, None), Field("called", _SAID, None, CALLED_BEFORE.about)
CASE = (
    HELD, WHOLE, KHAN, THIEN_KHAI, CUPS, CASE_MAT, DISCARDED, PASSED, SEEN, CARD, SOURCE, DOOR, ACT, BESIDE, THEN,
    THEN_WON, NOC, RAISED_WHEN, CALLED, SAID, STREAK, NAMED_FAULTS,
)  # fmt: skip


@dataclass(frozen=True)
class Case(case.Case[Record]):
    """A case of tổ tôm as a record."""

    act: str
    from_mat: Cards = ()  # cards named beside the eaten one that lay on the mat
    late: Cards = ()  # thiên khai that were raised too late, or not at all
    showing: tuple[FaultKind, ...] = ()  # what was done wrong as the winning hand was shown

    player = Message("tôm thủ", "the player")
    heads = {"Chiếu": "mat", "Đã đánh": "discarded", "Đã qua": "passed", "Đã hiện": "seen"}

    @property
    def passes(self) -> bool:
        """Say whether the card that came is let go."""
        return self.act == "bo"


def read_case(asked: Asked, game: Game, options: Options) -> Case:
    """Read a case. Raises DoorError naming the field that is wrong."""
    act = asked[ACT]
    if act == "u" and not asked[WHOLE]:
        raise DoorError("hand-size", "whole", both("error-totom-whole-hand"))
    source = asked[SOURCE]
    door = asked[DOOR.optional("tri" if source == "noc" else "tren")]
    if source == "discard" and door == "tri":
        raise DoorError("conflict", "door", both("error-totom-own-door"))
    seats = _SEATS[: game.players]
    before = _before(asked)
    beside, from_mat = _beside(asked, before) if ACTS[act] else ((), ())
    turns = _turns(asked, act, source, door, seats, beside)
    late, showing = _late_thien_khai(asked, act), _showing(asked, act)
    noc = asked[NOC] if asked.given.get("noc") is not None else None
    opened = act not in _WITHOUT_CARD and source == "noc"  # “noc” counts what is left once the card lies open
    left = None if noc is None else noc + opened + game.noc_left(game.players, options)
    record = Record(seats, "A", turns=tuple(turns), game=game.slug, before={ME: before}, noc=left)
    return Case(record.numbered(), ME, _ARTICLES[act], act, from_mat, late, showing)


def _beside(asked: Asked, before: Before) -> tuple[Cards, Cards]:
    """Return the cards laid with the eaten one that come from the hand, and those that lay on the mat already."""
    held, khan = Counter(before.held or ()), asked[KHAN]
    mat = Counter(card for laid in before.laid if laid.how in _OPEN for card in (laid.card, *laid.cards) if card)
    own: list[Kind] = []
    there: list[Kind] = []
    for card in asked[BESIDE]:
        lies = held[card] <= 0 and card not in khan and mat[card] > 0
        (mat if lies else held)[card] -= 1
        (there if lies else own).append(card)
    return _ordered(own), tuple(there)


def _late_thien_khai(asked: Asked, act: str) -> Cards:
    """Return the thiên khai that were not raised in time. Law: TT-12.2, TT-12.4.4."""
    kinds = asked[THIEN_KHAI]
    if act == "day-thien-khai" and not kinds:
        raise DoorError("missing", "thien_khai", both("error-totom-name-thien-khai"))
    return kinds if asked[RAISED_WHEN] else ()


def _showing(asked: Asked, act: str) -> tuple[FaultKind, ...]:
    """Return what was done wrong as a winning hand was shown. Law: TT-11.6.1, TT-11.6.5, TT-14.9.3."""
    found = tuple(find_fault(name, "faults", SHOWING) for name in asked[NAMED_FAULTS])
    if found and act != "u":
        raise DoorError("conflict", "faults", both("error-totom-only-a-win"))
    require_khan(found, asked[KHAN], "faults")
    return found


def _before(asked: Asked) -> Before:
    laid = [*_melds(asked)]
    laid += [Laid(How.KHAN, kind) for kind in asked[KHAN]]
    laid += [Laid(How.THIEN_KHAI, kind) for kind in asked[THIEN_KHAI]]
    laid += [Laid(How.CUP, kind) for kind in asked[CUPS]]
    held = asked[HELD]
    return Before(
        held=_ordered(_without_khan(held, asked)),
        whole=asked[WHOLE],
        laid=tuple(laid),
        thrown=asked[DISCARDED],
        passed=asked[PASSED],
        shown=asked[SEEN],
        wins=asked[STREAK],
    )


def _ordered(cards: Sequence[Kind]) -> Cards:
    return tuple(sorted(cards, key=lambda kind: kind.index))


def _without_khan(held: Cards, asked: Asked) -> list[Kind]:
    """Return the hand without the khàn and thiên khai that lie face down, where they were named in it too."""
    left = list(held)
    for field, copies in ((KHAN, 3), (THIEN_KHAI, 4)):
        for kind in asked[field]:
            if left.count(kind) >= copies:
                for _ in range(copies):
                    left.remove(kind)
    return left


def _melds(asked: Asked) -> list[Laid]:
    found = []
    for meld in asked[CASE_MAT]:
        path, cards, how = meld.path, meld[CARDS], meld[_HOW]
        if how in (How.PHONG, How.RAISED_KHAN):
            if len(set(cards)) != 1:
                raise DoorError("not-a-phu", (*path, "cards"), both("error-totom-all-alike"))
            found.append(Laid(how, cards[0]))
            continue
        eaten = meld[_EATEN]
        if eaten is not None and eaten not in cards:
            raise DoorError("conflict", (*path, "eaten"), both("error-totom-eaten-elsewhere", eaten=eaten))
        if eaten is None or how is How.LAID:
            found.append(Laid(How.LAID, None, _ordered(cards)))
            continue
        rest = list(cards)
        rest.remove(eaten)
        found.append(Laid(how, eaten, _ordered(rest)))
    return found


def _turns(asked: Asked, act: str, source: str, door: str, seats: Sequence[str], beside: Cards) -> list[Turn]:
    """Return the actions of the case, each with the field it comes from."""
    turns: list[Turn] = []

    def add(seat: str, what: Act, card: Kind, beside: Cards, field: str, *, said: bool = False) -> None:
        announced = asked[SAID] if said else None
        called = asked[CALLED] if said else None
        turns.append(Turn(0, seat, what, card, beside, announced, called, origin=field))

    if act not in _WITHOUT_CARD:
        card = asked[CARD.needed()]
        above = seats[0]
        far = seats[2]
        if source == "noc":
            add({"tri": ME, "tren": above, "cheo": far}[door], Act.OPEN, card, (), "card")
        else:
            add(above if door == "tren" else far, Act.THROW, card, (), "card")
        what = ACTS[act]
        if what is Act.RAISE_KHAN and beside:  # eaten first, then the khàn raised (TT-11.6.2)
            add(ME, Act.EAT, card, beside, "beside")
            beside = ()
        if what is not None:
            add(ME, what, card, beside, "beside", said=what is Act.WIN)
    for card in asked[THEN]:
        if turns and (turns[-1].act is Act.THROW or act == "bo"):
            turns.append(Turn(0, "", Act.GAP, origin="then"))  # what came between is not told
        add(ME, Act.THROW, card, (), "then")
    if asked[THEN_WON] and turns and turns[-1].act is Act.THROW and turns[-1].seat == ME:
        add(seats[2], Act.WIN, turns[-1].kind, (), "then")
    return turns
