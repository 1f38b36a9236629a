"""How the desk tells ba cây and bài cào: how many points, and who wins."""

from collections.abc import Sequence
from typing import Any

from tutorials.catalogue import Text
from tutorials.desks.hand import Answer
from tutorials.desks.telling import Laid, Telling
from tutorials.engine.bacay.options import BAC, NAM
from tutorials.engine.bacay.telling.names import nut
from tutorials.engine.decks import FRENCH

_NAMES = {
    "ba-tien": Text("Ba tiên", "Three court cards (ba tiên)"),
    "sap": Text("Sáp", "Three of a kind (sáp)"),
    "muoi-at-cu": Text("Mười át cụ", "Ten with the ace of diamonds"),
    "muoi": Text("Mười điểm", "Ten points"),
    "bu": Text("Bù", "Zero (bù)"),
}
_UNCOUNTED = Text("khỏi đếm", "no counting needed")
_ALONE = {  # what a hand does by itself; it says nothing beside another
    "ba-tien": _UNCOUNTED,
    "sap": _UNCOUNTED,
    "muoi": Text("hơn chín", "above nine"),
    "bu": Text("thấp nhất", "the lowest"),
}
_LAWS = {"ba-cay": BAC, "bai-cao": NAM}
_WINNERS = {
    "a": Text("Bài thứ nhất thắng", "The first hand wins"),
    "b": Text("Bài thứ hai thắng", "The second hand wins"),
    "hoa": Text("Hòa", "A draw"),
}
_HIGHEST = Text("Lá đem so chất", "The card whose suit is compared")


def _name(hand: Answer, game: str, lang: str) -> str:
    """Name a hand, in few words."""
    found = _NAMES.get(hand["name"])
    if found:
        return found.say(lang)
    return nut(hand["nut"], _LAWS[game]).say(lang)


def _headline(said: Answer, lang: str) -> str:
    if said["ask"] == "value":
        alone = _ALONE.get(said["name"])
        name = _name(said, said["game"], lang)
        return f"{name}, {alone.say(lang)}" if alone else name
    parts = "; ".join(_name(said[each], said["game"], lang) for each in "ab")
    return f"{_WINNERS[said['winner']].say(lang)} ({parts})"


def _rows(said: Answer, lang: str) -> Sequence[Laid]:
    """Show the card that would part equal points, where suits count."""
    hands = (said,) if said["ask"] == "value" else (said["a"], said["b"])
    tops = [hand["highest"] for hand in hands if hand["highest"]]
    return [(_HIGHEST.say(lang), tops)] if tops else []


def _kinds(deal: Answer) -> Sequence[Any]:
    """Leave out 10, J, Q and K where the deck has 36 cards. Law: BC-1.1."""
    ranks = deal["deck"] // len({card.suit for card in FRENCH.kinds})
    return [card for card in FRENCH.kinds if card.rank <= ranks]


TELLING = Telling(headline=_headline, rows=_rows, kinds=_kinds)
