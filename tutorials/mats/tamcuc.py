"""What a deal of tam cúc may bring."""

from collections.abc import Mapping

from tutorials.mats.holdings import Holding, alike, of_hand
from tutorials.play.tables import Codes


def _has_triple(hand: Codes) -> bool:
    """Say whether general, adviser and elephant, or chariot, cannon and horse of one colour are held."""
    triples = (("tuong", "si", "voi"), ("xe", "phao", "ma"))
    return any({f"{name}-{colour}" for name in names} <= set(hand) for names in triples for colour in ("do", "den"))


HOLDINGS: Mapping[str, Holding] = {
    "doi": of_hand(alike(2)),
    "bo-ba": of_hand(_has_triple),
    "bon-tot": of_hand(lambda hand: max(hand.count("tot-do"), hand.count("tot-den")) >= 4),
}
