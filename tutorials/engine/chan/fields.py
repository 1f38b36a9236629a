"""The fields of the questions of chắn: a hand with what was eaten, a win, the payment, a record."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from tutorials.engine import fields
from tutorials.engine.cards import COPIES, Cards, Kind, bare, parse, parse_one, refuse_fifth_copy
from tutorials.engine.chan.clashes import clash_in
from tutorials.engine.chan.cuoc import CUOC, MOST_TIMES, find_cuoc, find_times, is_known
from tutorials.engine.chan.faults import FAULT_KINDS, find_fault
from tutorials.engine.chan.form import PLAYERS as PLAYERS_OF
from tutorials.engine.chan.form import USUAL, Form, form_of
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import Pair, is_ca
from tutorials.engine.chan.payment import End
from tutorials.engine.chan.record import parse_record
from tutorials.engine.chan.scoring import GA_UNIT, score
from tutorials.engine.chan.win import DOORS, SOURCES, Winning
from tutorials.engine.errors import DoorError, Message, Path, Place, spelled
from tutorials.engine.fields import Asked, Custom, Field, Flag, Many, Maybe, Number, Schema, Table, Text, words
from tutorials.engine.records.lines import text_of
from tutorials.engine.words import both

LAID = ("an_chan", "an_ca", "chiu")
MAX_STREAK = 99
MOST_POINTS = 10_000
MAX_LINE = 10**6
LAST_WINS = ("diem", "lanh-lang", "bao")  # how the hand before was won: a false win is none
FEWEST, MOST = 2, 5  # players that a question may name; which of them the table takes is the form's


_ABOUT = "Cards: a list of names, or one string such as “5v5v 7w7s cc”."
CARDS = Field("cards", fields.Cards(parse, _ABOUT))
SOME = fields.Cards(lambda given, place: parse(given or (), place), _ABOUT)  # null, too, is none
PLAYERS = Field("players", Number(FEWEST, MOST), USUAL)
STREAK = Field("streak", Number(0, MAX_STREAK), 0)


def read_form(asked: Asked, options: Options) -> Form:
    """Return the form that the question's table plays. Law: CH-1.1, CH-1.5, CH-1.7."""
    choices = PLAYERS_OF[options.bo_bai]
    players = asked[PLAYERS]
    if players not in choices:
        raise DoorError(
            "bad-type",
            "players",
            both("error-chan-players", deck=options.bo_bai, what=Message(*some_of(choices)), players=players),
        )
    return form_of(options, players)


def some_of(numbers: Sequence[int]) -> tuple[str, str]:
    """Return numbers of which one holds, in words: 2, 3 hay 4."""
    *most, last = map(str, numbers)
    return f"{', '.join(most)} hay {last}", f"{', '.join(most)} or {last}"


def read_hand(asked: Asked, form: Form, held: Field[Cards] | None = None) -> Hand:
    """Read the hand state. Raises DoorError for a card that the deck lacks, or a pair that is none."""
    hand = Hand(asked[held or CARDS], asked[AN_CHAN], asked[AN_CA], asked[CHIU])
    for field, cards in (("cards", hand.held), *((name, tuple(_laid(hand, name))) for name in LAID)):
        require_in_deck(cards, form, field)
    refuse_fifth_copy((*hand.held, *hand.laid()), "cards")
    return hand


def require_in_deck(cards: Sequence[Kind], form: Form, field: Place) -> None:
    """Raise DoorError for a card that this form is played without. Law: CH-1.1."""
    for kind in cards:
        if not form.has(kind):
            raise DoorError("not-in-deck", field, both("error-chan-not-in-deck", deck=form.deck, kind=kind))


def _laid(hand: Hand, field: str) -> Cards:
    if field == "an_ca":
        return tuple(card for pair in hand.an_ca for card in pair)
    return hand.an_chan if field == "an_chan" else hand.chiu


def require_size(hand: Hand, size: int, note_vi: str = "", note_en: str = "") -> None:
    """Raise DoorError unless the hand has so many cards, held and laid."""
    if hand.size != size:
        raise DoorError(
            "hand-size",
            "cards",
            both("error-chan-hand-size", size=size, note=Message(note_vi, note_en), held=hand.size),
        )


def _items(given: Any, path: Path) -> list[Any]:
    if given is None:
        return []
    return [given] if isinstance(given, str) else list(fields.items_of(given, path))


def _alike(given: Any, path: Path, size: int) -> Cards:
    """Read chắn or chíu: each named by its kind, or written as all its cards; a chíu also as one or two pairs."""
    found: list[Kind] = []
    pairs: Counter[Kind] = Counter()  # of chíu; both pairs of one stand together or as two items
    for item in _items(given, path):
        counts = Counter(parse(item, path))
        if all(count % 2 == 0 for count in counts.values()):
            found += [kind for kind, count in counts.items() for _ in range(count // size)]
            pairs.update(kind for kind, count in counts.items() if count % size)
        elif all(count == 1 for count in counts.values()):
            found += counts
        else:
            word = "chắn" if size == 2 else "chíu"
            raise DoorError("not-alike", path, both("error-chan-not-alike", what=word, size=size))
    found += [kind for kind, count in pairs.items() for _ in range((count + 1) // 2)]
    most = COPIES // size
    for kind, count in Counter(found).items():
        if count > most:
            raise DoorError(
                "fifth-copy", path, both("error-chan-fifth-copy", count=count, kind=kind, field=spelled(path))
            )
    return tuple(found)


def _ca(given: Any, path: Path) -> tuple[Pair, ...]:
    """Read the cạ eaten: two cards each, the eaten one first."""
    cards: list[Kind] = []
    for item in _items(given, path):
        pair = parse(item, path)
        if len(pair) % 2 and isinstance(given, str):
            raise _no_ca()
        cards += pair
    pairs = [(cards[place], cards[place + 1]) for place in range(0, len(cards) - 1, 2)]
    if len(cards) % 2 or not all(is_ca(*pair) for pair in pairs):
        raise _no_ca()
    return tuple(pairs)


def _no_ca() -> DoorError:
    return DoorError("not-a-ca", "an_ca", both("error-chan-not-a-ca"))


_PAIRS: Schema = {
    "description": "Pairs or kinds: a list of names or of pairs, or one string.",
    "anyOf": [{"type": "string"}, {"type": "null"}, {"type": "array", "items": CARDS.schema()}],
}
AN_CHAN = Field("an_chan", Custom(partial(_alike, size=2), _PAIRS), None)
AN_CA = Field("an_ca", Custom(_ca, _PAIRS), None)
CHIU = Field("chiu", Custom(partial(_alike, size=4), _PAIRS), None)
HAND = (CARDS, AN_CHAN, AN_CA, CHIU, PLAYERS)


def _times(given: Any, path: Path) -> dict[str, int]:
    """Read cước: a table of how many times each, or a list of names. Raises DoorError naming what is wrong."""
    found: dict[str, int] = {}
    if isinstance(given, Mapping):
        for name, times in given.items():
            cuoc = find_cuoc(name, path)
            most = MOST_TIMES if cuoc.is_repeatable else 1
            found[cuoc.slug] = fields.number_of(times, (*path, cuoc.slug), 0, most)
    else:
        for name in fields.items_of(given, path):
            cuoc, times = find_times(name, path)
            found[cuoc.slug] = found.get(cuoc.slug, 0) + times
            if found[cuoc.slug] > (MOST_TIMES if cuoc.is_repeatable else 1):
                raise DoorError("too-many", path, both("error-chan-too-many", cuoc=cuoc, times=found[cuoc.slug]))
    return {slug: times for slug, times in found.items() if times}


def _times_or_none(given: Any, path: Path) -> dict[str, int] | None:
    return None if given is None else _times(given, path)


_WAYS: list[Schema] = [
    {"type": "object", "additionalProperties": Number(0, MOST_TIMES).schema()},
    {"type": "array", "items": {"type": "string"}},
]
TIMES = Custom(
    _times, {"description": "Cước with how many times each, or a list of names: " + ", ".join(CUOC), "anyOf": _WAYS}
)
TIMES_OR_NONE = Custom(_times_or_none, {"anyOf": [*_WAYS, {"type": "null"}]})
CUOC_NAMED = Field("cuoc", TIMES)


def read_cuoc(cuoc: dict[str, int], options: Options) -> dict[str, int]:
    """Return the cước of an ù. Raises DoorError for one that the house lacks, and for two that no hand has together."""
    for slug in cuoc:
        if not is_known(CUOC[slug], options):
            raise DoorError("unknown-here", "cuoc", both("error-chan-unknown-here", cuoc=CUOC[slug].vi))
    _refuse_clash(cuoc, options)
    return cuoc


def _refuse_clash(cuoc: Mapping[str, int], options: Options) -> None:
    """Raise DoorError for cước that no hand has together, naming both. Law: CH-7.8."""
    found = clash_in(cuoc, options)
    if found is None:
        return
    clash, other = found
    one = CUOC[clash.slug].vi
    raise DoorError(
        "conflict",
        "cuoc",
        both("error-chan-clash", one=one, other=CUOC[other].vi, why=clash.why, article=clash.article),
    )


def _door(said: Any, path: Path) -> str:
    """Return the door of the winning card; «chì» is another way to say trì. Law: CH-6.3."""
    return "tri" if isinstance(said, str) and bare(said) == "chi" else fields.word_of(said, path, DOORS)


_CARD, _SOURCE = Field("card", Text(parse_one)), Field("from", words(SOURCES), "noc")
_DOOR = Field("door", Custom(_door, words(DOORS).schema()), "khac")
_WON_BY = Table((_CARD, _SOURCE, _DOOR))
_WINNING = Field("winning", Maybe(_WON_BY), None, "Left out for thiên ù.")
_FIRST_DRAW = Field("first_draw", Flag(), False, "The first card of the stock, or nobody has drawn yet.")
_AFTER_FIRST_ROUND = Field("after_first_round", Flag(), False, "Every player had a turn before the win.")
_NO_CHAN = Field("no_chan", Flag(), False, "No chắn in the deal.")
_LAST_WIN = Field("last_win", words(LAST_WINS), "diem", "How the last win of the streak came out; not paid: lanh-lang.")
ANNOUNCED = Field("announced", TIMES_OR_NONE, None)
FAULTS = Field("faults", Many(Text(find_fault), step=None), (), "Faults made before: " + ", ".join(FAULT_KINDS))
WAITS = (*HAND, STREAK, _LAST_WIN)
WIN = (*HAND, _WINNING, _FIRST_DRAW, _AFTER_FIRST_ROUND, STREAK, _LAST_WIN, _NO_CHAN, ANNOUNCED, FAULTS)


def read_streak(asked: Asked, options: Options) -> int:
    """Return how many wins in a row before count for thông. Law: CH-6.2."""
    streak = asked[STREAK]
    last = asked[_LAST_WIN]
    is_lost = last == "bao" or (last == "lanh-lang" and not options.thong_lanh_lang)
    return 0 if is_lost else streak


def read_winning(asked: Asked, hand: Hand, form: Form, options: Options) -> Winning:
    """Read the winning card, if the hand is not won as it is dealt. Raises DoorError for one that cannot be."""
    streak = read_streak(asked, options)
    no_chan, first, later = asked[_NO_CHAN], asked[_FIRST_DRAW], asked[_AFTER_FIRST_ROUND]
    if asked.given.get("winning") is None:
        if hand.size != form.win_size:
            asked.require(_WINNING)
        return Winning(None, streak=streak, no_chan=no_chan)
    table = asked[_WINNING.of(_WON_BY)]
    card, path = table[_CARD], table.path_of(_CARD)
    require_in_deck((card,), form, path)
    refuse_fifth_copy((*hand.held, *hand.laid(), card), path)
    return Winning(card, table[_SOURCE], table[_DOOR], first, later, streak, no_chan)


_POINTS, _SEAT = Number(0, MOST_POINTS), Number(0, MOST - 1)
BAT_CAI = Field("bat_cai", Text(parse_one), ())
SLUG = Field("slug", Text(find_fault), about="A fault: " + ", ".join(FAULT_KINDS))
_WINNER = Field("winner", Maybe(_SEAT), None, "The seat that won, from 0; left out for a draw.")
_PAID_CUOC = Field("cuoc", TIMES_OR_NONE, None)
_DIEM = Field("diem", _POINTS, 0, "The points of the win, where its bonuses are not named.")
_GA = Field("ga", _POINTS, 0)
_LANH_LANG = Field("lanh_lang", Flag(), False, "The win earns nothing because of a minor fault.")
_BAO = Field("bao", Many(_SEAT), (), "Seats that were penalised (báo), in that order.")
POT = Field("pot", _POINTS, 0, "The gà that lay in the pot before this hand.")
SHARE = Field("share", _POINTS, GA_UNIT, "What each seat puts into the pot every hand.")
END = (PLAYERS, _WINNER, _PAID_CUOC, _DIEM, _GA, _LANH_LANG, _BAO, POT, SHARE)


def read_end(asked: Asked, form: Form, options: Options) -> End:
    """Read how a hand ended. Raises DoorError for what cannot be paid together."""
    winner = asked[_WINNER.of(Maybe(Number(0, form.players - 1)))]
    caught = tuple(asked[_BAO.of(Many(Number(0, form.players - 1)))])
    if len(set(caught)) < len(caught):
        raise DoorError("twice", "bao", both("error-chan-twice"))
    if winner is None:
        given = ("cuoc", "diem", "ga", "lanh_lang")
        refuse_given(asked, given, "Ván hòa (“winner” để trống)", "in a draw (no “winner”)")
    points, ga = _paid(asked, options)
    return End(form.players, winner, points, ga, not asked[_LANH_LANG], caught)


def _paid(asked: Asked, options: Options) -> tuple[int, int]:
    """Return the points and the gà of the ù: those of its cước, or as they are given."""
    if asked.given.get("cuoc") is not None:
        refuse_given(asked, ("diem", "ga"), "Đã có “cuoc”", "with “cuoc”")
        found = score(read_cuoc(asked[_PAID_CUOC.of(TIMES)], options), options)
        return found.diem, found.ga
    plain = score({}, options).diem
    return asked[_DIEM.optional(plain)], asked[_GA]


def refuse_given(asked: Asked, names: Sequence[str], vi: str, en: str) -> None:
    """Raise DoorError for a field that means nothing here."""
    for name in names:
        if asked.given.get(name) not in (None, False):
            raise DoorError("conflict", name, both("error-chan-not-with", what=Message(vi, en), field=name))


RECORD = Field(
    "record",
    Text(lambda given, path: parse_record(text_of(given, path))),
    about="The text of a hand, one action a line.",
)
LINE = Field(
    "line",
    Custom(lambda value, path: fields.number_of(value, path, 0, MAX_LINE), {"type": "integer", "minimum": 0}),
    0,
    "A line of the record; left out, the last.",
)
