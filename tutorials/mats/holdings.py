"""What a deal may bring the one who sits down: in hand, or offered at the first choice.

A lesson names one (`holding`), its sentence stands in the game's `table.toml`, and the table deals until it comes.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tutorials.engine.games import PACKAGES
from tutorials.mats.hand import rows_of
from tutorials.play.tables import Codes, Table

Holds = Callable[[Table, int], bool]  # the table as dealt, and the seat
RANKS = "3456789*jqka"  # of sâm, low to high, the 2 left out; * for ten


def _anything(table: Table, seat: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Holding:
    """One such thing: seen in the deal, or one of these acts is offered when the seat is first asked."""

    holds: Holds = _anything
    offers: Codes = ()


def holdings_of(game: str) -> Mapping[str, Holding]:
    """Return by slug what may be asked of a deal."""
    return _HOLDINGS.get(PACKAGES[game], {})


def _of_hand(holds: Callable[[Codes], bool]) -> Holding:
    return Holding(lambda table, seat: holds(table.hands[seat]))


def _rows(**least: int) -> Holding:
    """Ask for so many sets of each kind when the hand is parted."""

    def holds(table: Table, seat: int) -> bool:
        found = Counter(slug for slug, _ in rows_of(table.setting.game, table.hands[seat]))
        return all(found[kind.replace("_", "-")] >= count for kind, count in least.items())

    return Holding(holds)


def _loose(most: int) -> Holding:
    """Ask for few loose cards."""

    def holds(table: Table, seat: int) -> bool:
        rows = rows_of(table.setting.game, table.hands[seat])
        return sum(len(cards) for slug, cards in rows if not slug) <= most

    return Holding(holds)


def _alike(count: int) -> Callable[[Codes], bool]:
    return lambda hand: count in Counter(hand).values()


def _same_rank(count: int) -> Callable[[Codes], bool]:
    return lambda hand: count in Counter(map(_rank, hand)).values()


def _rank(code: str) -> str:
    """Return the rank of a French card; the last letter of its code is the suit."""
    return code[:-1].replace("10", "*")


def _has_straight(hand: Codes) -> bool:
    ranks = set(map(_rank, hand))
    return any(ranks.issuperset(RANKS[first : first + 5]) for first in range(len(RANKS) - 4))


def _points(hand: Codes) -> int:
    """Return the sum of three cards as ba cây and bài cào count them, the tens not yet dropped."""
    worth = {"a": 1, "*": 10, "j": 10, "q": 10, "k": 10}
    return sum(worth.get(rank, 0) or int(rank) for rank in map(_rank, hand))


def _least_and_most(hand: Codes) -> tuple[int, int]:
    """Return the sum of a hand of xì dách with its aces as one, and with one of them as eleven."""
    least = _points(hand)
    return least, least + 10 if any(_rank(code) == "a" for code in hand) else least


def _is_marked(mark: str) -> Holding:
    return Holding(lambda table, seat: mark in table.view(seat).places[seat].marks)


def _has_triple(hand: Codes) -> bool:
    """Say whether general, adviser and elephant, or chariot, cannon and horse of one colour are held."""
    triples = (("tuong", "si", "voi"), ("xe", "phao", "ma"))
    return any({f"{name}-{colour}" for name in names} <= set(hand) for names in triples for colour in ("do", "den"))


_HOLDINGS: Mapping[str, Mapping[str, Holding]] = {
    "totom": {
        "yeu": _rows(yeu=3),
        "bi": _rows(bi=2),
        "doc": _rows(doc=2),
        "lung": _rows(lung=1),
        "hai-lung": _rows(lung=2),
        "khan": _of_hand(_alike(3)),
        "thien-khai": _of_hand(_alike(4)),
        "gon": _loose(4),
        "cai": _is_marked("cai"),
        "an": Holding(offers=("an",)),
        "phong": Holding(offers=("phong",)),
    },
    "chan": {
        "chan-ca": _rows(chan=2, ca=2),
        "ba-dau": _rows(ba_dau=1),
        "nhieu-chan": _rows(chan=5),
        "ba-quan": _of_hand(_alike(3)),
        "gon": _loose(2),
        "cai": _is_marked("cai"),
        "an": Holding(offers=("an",)),
    },
    "tamcuc": {
        "doi": _of_hand(_alike(2)),
        "bo-ba": _of_hand(_has_triple),
        "bon-tot": _of_hand(lambda hand: max(hand.count("tot-do"), hand.count("tot-den")) >= 4),
    },
    "tala": {"phom": _rows(phom=1), "hai-phom": _rows(phom=2), "an": Holding(offers=("an",))},
    "sam": {
        "sanh": _of_hand(_has_straight),
        "hai": _of_hand(lambda hand: any(_rank(code) == "2" for code in hand)),
        "tu-quy": _of_hand(_same_rank(4)),
    },
    "bacay": {
        "muoi": _of_hand(lambda hand: _points(hand) % 10 == 0),
        "chin": _of_hand(lambda hand: _points(hand) % 10 == 9),
        "at-ro": _of_hand(lambda hand: "ar" in hand),
        "ba-tien": _of_hand(lambda hand: all(_rank(code) in "jqk" for code in hand)),
    },
    "xidach": {
        "dep": _of_hand(lambda hand: _least_and_most(hand)[1] in (12 + 10, 21)),
        "non": _of_hand(lambda hand: _least_and_most(hand)[1] < 16),
        "cai": _is_marked("cai"),
        "luong-lu": _of_hand(lambda hand: _least_and_most(hand)[1] in (16, 17)),
    },
}
