"""Cards are told by name; where it matters, how many alike there are."""

import re

import pytest
from django.utils.translation import override

from tutorials.catalogue import load
from tutorials.mats.speech import Speech
from tutorials.play.tables import Choice, Event

PIECES = [
    (("tot-do",), "tốt đỏ", "red soldier"),
    (("tot-do", "tot-do"), "đôi tốt đỏ", "red soldier ×2"),
    (("xe-do", "ma-den"), "xe đỏ, mã đen", "red cart, black horse"),
    (("tot-den",) * 4, "bốn tốt đen", "black soldier ×4"),
]


def told(lang: str, choice: Choice) -> list[str]:
    """Return what the button of a choice says, and what is told of it at the table."""
    speech = Speech("tam-cuc", load().table("tam-cuc"), lang)
    with override(lang):
        said = speech.label(choice), *speech.lines([Event(1, choice.act, choice.cards)])
    return [re.sub("<[^>]+>", "", each).replace("\u00a0", " ") for each in said]


@pytest.mark.parametrize(("cards", "vi", "en"), PIECES)
def test_one_piece_and_two_alike_are_told_apart(cards: tuple[str, ...], vi: str, en: str) -> None:
    assert told("vi", Choice("ra", cards))[0] == f"Úp {vi}"
    assert told("en", Choice("ra", cards))[0] == f"Lay face down: {en}"
    assert told("vi", Choice("lat", cards)) == [f"Lật {vi}", f"B lật {vi}"]
    assert told("en", Choice("lat", cards)) == [f"Turn up {en}", f"B turns up {en}"]
