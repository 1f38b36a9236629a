"""What a deal of chắn may bring, and how the engine is asked what a hand waits for."""

from collections.abc import Iterator, Mapping

from tutorials.catalogue.houses import House
from tutorials.mats.holdings import Holding, alike, few_loose, is_marked, of_hand, sets
from tutorials.mats.waits import Asked, Wait, names, waited
from tutorials.play.chan.sample import unseen
from tutorials.play.tables import View

_PAIRS = {"an-chan": "an_chan", "an-ca": "an_ca"}
HOLDINGS: Mapping[str, Holding] = {
    "chan-ca": sets(chan=2, ca=2),
    "ba-dau": sets(ba_dau=1),
    "nhieu-chan": sets(chan=5),
    "ba-quan": of_hand(alike(3)),
    "gon": few_loose(2),
    "cai": is_marked("cai"),
    "an": Holding(offers=("an",)),
}


def waits(view: View, house: House) -> Iterator[Wait]:
    """Ask of a hand of chắn, with the pairs and the chíu before it."""
    more: Asked = {}
    for pile in view.places[view.seat].piles:
        if pile.kind in _PAIRS:
            more.setdefault(_PAIRS[pile.kind], []).append(names(pile.cards))
        else:
            more.setdefault("chiu", []).append(names(pile.cards)[0])
    return waited(view, house, more, {kind.code: count for kind, count in unseen(view).items()})
