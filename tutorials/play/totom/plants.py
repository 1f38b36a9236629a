"""Every fault that can be planted, by the name of the plant: how it is done, and under which house rules.

The name is the slug of the fault, or the slug and a variant after a dot.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tutorials.engine.totom.game import Game
from tutorials.play.totom.plant import Fault
from tutorials.play.totom.plant_eats import (
    Eating,
    Hanging,
    Later,
    LeftYeu,
    NoPhu,
    OpenerLater,
    TornKhan,
    WrongDoor,
)
from tutorials.play.totom.plant_khan import (
    BeforeU,
    DeclinedForNothing,
    EatenFirst,
    HungKhan,
    LateKhan,
    LaterPhong,
    LateThienKhai,
    ShownPair,
    TakenAgain,
    ThreePairs,
    WrongCup,
    WrongOrder,
    WrongShow,
)
from tutorials.play.totom.plant_throws import BothOfPair, Bound, Counted, Cut, FromMat, Throwing, WholePhu, Yeu
from tutorials.play.totom.plant_wins import (
    NearEnd,
    NoU,
    OutOfOrder,
    PassedU,
    SecondU,
    TooMuch,
    TradedPhu,
    WrongCalls,
)

Rig = Callable[[Random], tuple[tuple[int, ...], tuple[int, ...]]]
"""Chooses the cards that the first seat must be dealt, and cards that come early."""


def _no_rig(chance: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (), ()


def _three_pairs(chance: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    low = 9 * chance.randrange(3) + chance.randrange(1, 6)
    kinds = (low, low + 1, low + 2)
    return (*kinds, *kinds), (*kinds, *kinds)


def _pair_beside_run(chance: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    low = 9 * chance.randrange(3) + chance.randrange(1, 5)
    if chance.random() < 0.5:
        return (low, low + 1, low + 3, low + 3, low + 4), (low + 2, low + 3)
    return (low + 4, low + 3, low + 1, low + 1, low), (low + 2, low + 1)


def _four_alike(chance: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rank = chance.randrange(1, 9)
    suit = chance.randrange(3)
    others = [9 * each + rank for each in range(3) if each != suit]
    return (9 * suit + rank,) * 4 + tuple(others), ()


def _three_alike(chance: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    kind = 9 * chance.randrange(3) + chance.randrange(1, 9)
    return (kind,) * 3, (kind,)


def _khan_and_bi(chance: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rank, suit = chance.randrange(1, 9), chance.randrange(3)
    others = [9 * each + rank for each in range(3) if each != suit]
    return (9 * suit + rank,) * 3 + tuple(others), (9 * suit + rank,)


def _two_ways(chance: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Lay out ăn một đánh hai: a run, a card beside the gap, and two of the number in the gap."""
    suit, rank = chance.randrange(3), chance.randrange(2, 5)
    low = 9 * suit + rank  # the run begins above it
    pair = [9 * each + rank for each in range(3) if each != suit]
    return (low + 2, low + 3, low - 1, *pair), (low + 1, low)


def _bound(chance: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Lay out bó bài: a bí that gets a second copy, and a card beside it whose mate comes and is not eaten."""
    suit, rank = chance.randrange(3), chance.randrange(2, 8)
    card = 9 * suit + rank
    pair = [9 * each + rank for each in range(3) if each != suit]
    return (card, *pair, card + 1), (card, card - 1)


@dataclass(frozen=True, slots=True)
class Sort:
    """One sort of plant."""

    make: type[Fault]
    weight: float = 1.0
    rules: dict[str, object] = field(default_factory=dict)
    rig: Rig = _no_rig
    also: tuple[str, ...] = ()  # other slugs by which the referee may name it
    is_fault: bool = True  # otherwise it only looks like one, and nothing may be found
    is_freed: bool = False  # no fault at tài bàn (TB-5.2, TB-9.2, TB-10.2 to TB-12.3, TB-14.2)


SORTS: dict[str, Sort] = {
    # throwing
    "danh-yeu": Sort(Yeu),
    "danh-duoi-chieu": Sort(FromMat, is_freed=True),
    "danh-ca-phong": Sort(BothOfPair, 2, is_freed=True),
    "danh-ca-phu": Sort(WholePhu, is_freed=True),
    "quan-troi": Sort(Throwing, 2, also=("an-it-danh-nhieu",), is_freed=True),
    "bo-bai": Sort(Bound, 3, {"bo_bai": "bo"}, rig=_bound, is_freed=True),
    "xen-qua": Sort(Cut, 2, rig=_three_alike, is_freed=True),
    "an-it-danh-nhieu": Sort(Counted, 3, rig=_two_ways, is_freed=True),
    # eating
    "quan-den-sau": Sort(Later, is_freed=True),
    "quan-den-sau.mo": Sort(OpenerLater, 2, is_freed=True),
    "an-quan-da-danh": Sort(Eating, is_freed=True),
    "an-sau-bo-truoc": Sort(Eating, also=("an-chon-quan",), is_freed=True),
    "sai-cua": Sort(WrongDoor),
    "bo-yeu": Sort(LeftYeu),
    "bat-thanh-phu": Sort(NoPhu),
    "xe-khan": Sort(TornKhan, 2, rig=_three_alike),
    "tranh-quan": Sort(OutOfOrder),
    "treo-tranh": Sort(Hanging, 2),
    # phỗng, khàn, thiên khai
    "phong-den-sau": Sort(LaterPhong, is_freed=True),
    "tai-kien-khong-doc": Sort(TakenAgain, 2, {"tai_kien_khong_doc": "bao"}, rig=_three_alike, is_freed=True),
    "phong-lo": Sort(ShownPair),
    "phong-ba-doi": Sort(ThreePairs, 4, rig=_three_pairs, is_freed=True),
    "phong-truoc-u": Sort(BeforeU, 2, {"bao_truoc_u": "bao"}, is_freed=True),
    "buon-phu": Sort(TradedPhu, 3, {"buon_phu": True}, rig=_pair_beside_run, is_freed=True),
    "trinh-phu-sai": Sort(WrongShow, rig=_four_alike),
    "tien-thuc-sai": Sort(EatenFirst, 2, {"tien_thuc_hau_day": "phu-doc"}, rig=_khan_and_bi),
    "khe-khan": Sort(LateKhan, 3, {"khe_khan": "lanh-lang"}, rig=_three_alike),
    "thoi-khan": Sort(LateKhan, 3, {"khe_khan": "cheo-do"}, rig=_three_alike),
    "treo-khan": Sort(HungKhan, 2, rig=_three_alike),
    "khe-thien-khai": Sort(LateThienKhai, 3, rig=_four_alike),
    "treo-thien-khai": Sort(HungKhan, 3, rig=_four_alike),
    "trai-vi": Sort(WrongOrder),
    "kep-co": Sort(WrongOrder, 2),
    "bat-thuc-thieu-phu": Sort(
        DeclinedForNothing, 3, {"bat_thuc_can": "phu-doc", "trung_truc": "quan-rac"}, rig=_three_alike, is_freed=True
    ),
    "tra-chen-sai": Sort(WrongCup, 3, rig=_three_alike, is_freed=True),
    # ù
    "bo-u": Sort(PassedU),
    "hai-u": Sort(SecondU, 4, is_fault=False),
    "khong-u": Sort(NoU, also=("trung-truc",)),
    "ho-sai": Sort(WrongCalls, is_freed=True),
    "xuong-thua": Sort(TooMuch, is_freed=True),
    "mot-thanh": Sort(NearEnd, 4, also=("hai-cho",)),
}


def make(name: str, chance: Random) -> Fault:
    """Return a plant of this name."""
    fault = SORTS[name].make(name.partition(".")[0], chance)
    return fault


def of(game: Game) -> dict[str, Sort]:
    """Return the sorts of plant that are faults in this game."""
    return {name: sort for name, sort in SORTS.items() if not (game.is_free and sort.is_freed)}


def choose(chance: Random, game: Game) -> str:
    """Choose a sort of plant: rare ones more often."""
    sorts = of(game)
    return chance.choices(list(sorts), [sort.weight for sort in sorts.values()])[0]
