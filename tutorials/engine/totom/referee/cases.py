"""One case in a few words, made into a written record: what lay there, what came, what was done. Law: TT-16.19."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tutorials.engine import fields
from tutorials.engine.cards import Cards, Kind, parse, parse_one
from tutorials.engine.errors import DoorError, Message, Path, spelled
from tutorials.engine.fields import Question
from tutorials.engine.records import case
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.referee.written import Act, Before, How, Laid, Record, Turn
from tutorials.engine.totom.score.calls import SHOWING, Call, find_fault, require_khan
from tutorials.engine.totom.solve.state import MAX_STREAK
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
CASE_FIELDS = (
    "cards", "whole", "khan", "thien_khai", "bat_thuc", "mat", "discarded", "passed", "seen", "card", "from", "door",
    "act", "beside", "then", "then_won", "noc", "raised", "called", "announced", "streak", "faults",
)  # fmt: skip
FROM = ("noc", "discard")
DOORS = ("tri", "tren", "cheo")
_ARTICLES = {
    "an": "TT-9.1", "an-cai": "TT-9.4", "an-lo": "TT-9.5", "phong": "TT-9.14.1", "day-khan": "TT-11.6",
    "u": "TT-14.9", "bo": "TT-5.4", "danh": "TT-16.19", "day-thien-khai": "TT-12.2.4",
}  # fmt: skip


@dataclass(frozen=True)
class Case(case.Case[Record]):
    """A case of tổ tôm as a record."""

    act: str
    from_mat: Cards = ()  # cards named beside the eaten one that lay on the mat
    late: Cards = ()  # thiên khai that were raised too late, or not at all
    showing: tuple[Call, ...] = ()  # what was done wrong as the winning hand was shown

    player = Message("tôm thủ", "the player")
    heads = {"Chiếu": "mat", "Đã đánh": "discarded", "Đã qua": "passed", "Đã hiện": "seen"}

    @property
    def passes(self) -> bool:
        """Say whether the card that came is let go."""
        return self.act == "bo"


def read_case(question: Question, game: Game, options: Options) -> Case:
    """Read a case. Raises DoorError naming the field that is wrong."""
    act = fields.word(question, "act", tuple(ACTS), "an")
    if act == "u" and not fields.flag(question, "whole"):
        raise DoorError("hand-size", "whole", *both("error-totom-whole-hand"))
    source = fields.word(question, "from", FROM, "discard")
    door = fields.word(question, "door", DOORS, "tri" if source == "noc" else "tren")
    if source == "discard" and door == "tri":
        raise DoorError("conflict", "door", *both("error-totom-own-door"))
    seats = _SEATS[: game.players]
    before = _before(question)
    beside, from_mat = _beside(question, before) if ACTS[act] else ((), ())
    turns = _turns(question, act, source, door, seats, beside)
    late, showing = _late_thien_khai(question, act), _showing(question, act)
    noc = fields.number(question, "noc", 0, 0, 60) if question.get("noc") is not None else None
    opened = act not in _WITHOUT_CARD and source == "noc"  # «noc» counts what is left once the card lies open
    left = None if noc is None else noc + opened + game.noc_left(game.players, options)
    record = Record(seats, "A", turns=tuple(turns), game=game.slug, before={ME: before}, noc=left)
    return Case(record.numbered(), ME, _ARTICLES[act], act, from_mat, late, showing)


def _beside(question: Question, before: Before) -> tuple[Cards, Cards]:
    """Return the cards laid with the eaten one that come from the hand, and those that lay on the mat already."""
    held, khan = Counter(before.held or ()), _kinds(question, "khan")
    mat = Counter(card for laid in before.laid if laid.how in _OPEN for card in (laid.card, *laid.cards) if card)
    own: list[Kind] = []
    there: list[Kind] = []
    for card in parse(question.get("beside", ()), "beside"):
        lies = held[card] <= 0 and card not in khan and mat[card] > 0
        (mat if lies else held)[card] -= 1
        (there if lies else own).append(card)
    return _ordered(own), tuple(there)


def _late_thien_khai(question: Question, act: str) -> Cards:
    """Return the thiên khai that were not raised in time. Law: TT-12.2, TT-12.4.4."""
    kinds = _kinds(question, "thien_khai")
    if act == "day-thien-khai" and not kinds:
        raise DoorError("missing", "thien_khai", *both("error-totom-name-thien-khai"))
    return kinds if RAISED[fields.word(question, "raised", tuple(RAISED), "dung-luc")] else ()


def _showing(question: Question, act: str) -> tuple[Call, ...]:
    """Return what was done wrong as a winning hand was shown. Law: TT-11.6.1, TT-11.6.5, TT-14.9.3."""
    found = tuple(find_fault(name, "faults", SHOWING) for name in fields.items(question, "faults"))
    if found and act != "u":
        raise DoorError("conflict", "faults", *both("error-totom-only-a-win"))
    require_khan(found, _kinds(question, "khan"), "faults")
    return found


def _before(question: Question) -> Before:
    laid = [*_melds(question)]
    laid += [Laid(How.KHAN, kind) for kind in _kinds(question, "khan")]
    laid += [Laid(How.THIEN_KHAI, kind) for kind in _kinds(question, "thien_khai")]
    laid += [Laid(How.CUP, kind) for kind in parse(question.get("bat_thuc", ()), "bat_thuc")]
    held = parse(question.get("cards", ()))
    return Before(
        held=_ordered(_without_khan(held, question)),
        whole=fields.flag(question, "whole"),
        laid=tuple(laid),
        thrown=parse(question.get("discarded", ()), "discarded"),
        passed=parse(question.get("passed", ()), "passed"),
        shown=parse(question.get("seen", ()), "seen"),
        wins=fields.number(question, "streak", 0, 0, MAX_STREAK),
    )


def _ordered(cards: Sequence[Kind]) -> Cards:
    return tuple(sorted(cards, key=lambda kind: kind.index))


def _kinds(question: Question, field: str) -> Cards:
    return tuple(dict.fromkeys(parse(question.get(field, ()), field)))


def _without_khan(held: Cards, question: Question) -> list[Kind]:
    """Return the hand without the khàn and thiên khai that lie face down, where they were named in it too."""
    left = list(held)
    for field, copies in (("khan", 3), ("thien_khai", 4)):
        for kind in _kinds(question, field):
            if left.count(kind) >= copies:
                for _ in range(copies):
                    left.remove(kind)
    return left


def _melds(question: Question) -> list[Laid]:
    found = []
    for number, meld in enumerate(fields.items(question, "mat")):
        path: Path = ("mat", number)
        if not isinstance(meld, Mapping):
            raise DoorError("bad-type", path, *both("error-totom-case-mat"))
        fields.refuse_unknown(meld, ("cards", "how", "eaten"), path)
        cards = parse(fields.require(meld, "cards", path), (*path, "cards"))
        how = _HOWS[fields.word(meld, "how", tuple(_HOWS), "an", path)]
        if how in (How.PHONG, How.RAISED_KHAN):
            if len(set(cards)) != 1:
                raise DoorError("not-a-phu", (*path, "cards"), *both("error-totom-all-alike"))
            found.append(Laid(how, cards[0]))
            continue
        eaten = parse_one(meld["eaten"], (*path, "eaten")) if meld.get("eaten") else None
        if eaten is not None and eaten not in cards:
            raise DoorError("conflict", (*path, "eaten"), *both("error-totom-eaten-elsewhere", eaten=eaten))
        if eaten is None or how is How.LAID:
            found.append(Laid(How.LAID, None, _ordered(cards)))
            continue
        rest = list(cards)
        rest.remove(eaten)
        found.append(Laid(how, eaten, _ordered(rest)))
    return found


def _turns(question: Question, act: str, source: str, door: str, seats: Sequence[str], beside: Cards) -> list[Turn]:
    """Return the actions of the case, each with the field it comes from."""
    turns: list[Turn] = []

    def add(seat: str, what: Act, card: Kind, beside: Cards, field: str, *, said: bool = False) -> None:
        announced = _words(question, "announced") if said else None
        called = _words(question, "called") if said else None
        turns.append(Turn(0, seat, what, card, beside, announced, called, origin=field))

    if act not in _WITHOUT_CARD:
        card = parse_one(fields.require(question, "card"), "card")
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
    for card in parse(question.get("then", ()), "then"):
        if turns and (turns[-1].act is Act.THROW or act == "bo"):
            turns.append(Turn(0, "", Act.GAP, origin="then"))  # what came between is not told
        add(ME, Act.THROW, card, (), "then")
    if fields.flag(question, "then_won") and turns and turns[-1].act is Act.THROW and turns[-1].seat == ME:
        add(seats[2], Act.WIN, turns[-1].kind, (), "then")
    return turns


def _words(question: Question, field: str) -> tuple[str, ...] | None:
    if question.get(field) is None:
        return None
    names = tuple(fields.items(question, field))
    for number, name in enumerate(names):
        if not isinstance(name, str):
            place = spelled((field, number))
            raise DoorError("bad-type", (field, number), *both("error-totom-name", field=place))
    return names
