"""What a deal of Tổ tôm and its kin may bring, and how the engine is asked what a hand waits for."""

from collections.abc import Iterator, Mapping

from tutorials.catalogue.houses import House
from tutorials.engine.cards import KINDS
from tutorials.mats.holdings import Holding, alike, few_loose, is_marked, of_hand, sets
from tutorials.mats.waits import Asked, Wait, names, waited
from tutorials.play.tables import Pile, View

_MELDS = ("an", "phong", "day-khan", "trinh")  # piles of the games of Tổ tôm as the door calls them
_DOWN = {"khan": "khan", "thien-khai": "thien_khai", "day-thien-khai": "thien_khai"}
HOLDINGS: Mapping[str, Holding] = {
    "yeu": sets(yeu=3),
    "bi": sets(bi=2),
    "doc": sets(doc=2),
    "lung": sets(lung=1),
    "hai-lung": sets(lung=2),
    "khan": of_hand(alike(3)),
    "thien-khai": of_hand(alike(4)),
    "gon": few_loose(4),
    "cai": is_marked("cai"),
    "an": Holding(offers=("an",)),
    "phong": Holding(offers=("phong",)),
}


def waits(view: View, house: House) -> Iterator[Wait]:
    """Ask of a hand of Tổ tôm or its kin: laid and face-down cards, cups and discards are told with it."""
    mine, more = view.places[view.seat], Asked(cards=[])
    for pile in mine.piles:
        if pile.kind in _DOWN:
            same = names(pile.cards or pile.under)
            more["cards"] += same
            more.setdefault(_DOWN[pile.kind], []).append(same[0])
        elif pile.kind in _MELDS:
            more.setdefault("mat", []).extend(_melds(pile))
        else:  # eaten with a khàn that stays face down: free to be laid anew (TT-9.4)
            more["cards"] += names((*pile.cards, *pile.under))
    cups = dict.fromkeys(mine.marked("cup"))
    more |= {"bat_thuc": names(tuple(cups))} if cups else {}
    more |= {"discarded": names(mine.thrown)} if mine.thrown else {}
    return waited(view, house, more, {kind.code: view.known.unseen(place) for place, kind in enumerate(KINDS)})


def _melds(pile: Pile) -> list[Asked]:
    """Return a pile as the door takes it: two yêu alike are two sets of one."""
    alone = pile.kind == "an" and len(pile.cards) == len({*pile.cards}) + 1 == 2
    if alone:
        return [{"cards": names(pile.cards[:1]), "how": "an"}] * 2
    eaten = {"eaten": names((pile.taken,))[0]} if pile.taken else {}
    return [{"cards": names(pile.cards), "how": pile.kind} | eaten]
