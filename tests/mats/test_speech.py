"""Cards are told by name; where it matters, how many alike there are."""

import re

import pytest
from django.utils.translation import override

from tests.depth import some
from tutorials.catalogue import load
from tutorials.engine.games import GAMES
from tutorials.mats.acts import buttons
from tutorials.mats.speech import Speech
from tutorials.play.games import tables_of
from tutorials.play.tables import Choice, Event, View, Way
from tutorials.play.trial import Setting

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


@pytest.mark.parametrize(
    ("game", "key", "vi", "en"),
    [
        ("to-tom", "an.6v_7v.5v.", "Ăn 5 văn với 6 văn, 7 văn", "Take 5 of văn with 6 of văn, 7 of văn"),
        ("to-tom", "an.cc.cc.", "Ăn chi chi với chi chi", "Take chi chi with chi chi"),
        ("to-tom", "an..cc.", "Ăn chi chi, không kèm quân trên tay", "Take chi chi with no card from your hand"),
        ("to-tom", "phong.8v_8v.8v.", "Phỗng 8 văn: đôi 8 văn", "Call phỗng and take 8 of văn: 8 of văn ×2"),
        ("to-tom-diem", "an.cc.cc.", "Gõ một tùng, ăn chi chi với chi chi", ""),
        ("ta-la", "an..5ro.", "Ăn", ""),
    ],
)
def test_what_is_taken_with_no_card_of_the_hand_is_told_so(game: str, key: str, vi: str, en: str) -> None:
    choice = Choice.read(key)
    for lang, words in (("vi", vi), ("en", en)):
        with override(lang):
            label = Speech(game, load().table(game), lang, 0).label(choice)
        assert words in re.sub("<[^>]+>", "", label).replace("\u00a0", " ")


def test_two_buttons_to_take_a_yeu_are_told_apart() -> None:
    """One takes it alone, the other with the cards lifted."""
    speech = Speech("to-tom", load().table("to-tom"), "vi", 0)
    ways = (Way("an", taken="cc", sizes=(1, 2)), Way("an", taken="cc"))
    view = View(Setting("to-tom", "", None), 0, (), (), (), ())
    told = [re.sub("<[^>]+>", "", button.label).replace("\u00a0", " ") for button in buttons(view, speech, ways)]
    assert told == ["Ăn chi chi với quân đã nhấc", "Ăn chi chi, không kèm quân trên tay"]


@pytest.mark.parametrize(("game", "told"), [
    ("to-tom", "Ăn cài 3 sách: 7 văn với quân đã nhấc"),
    ("to-tom-diem", "Gõ một tùng, ăn cài 3 sách: 7 văn với quân đã nhấc"),
])  # fmt: skip
def test_a_button_that_waits_for_cards_says_so(game: str, told: str) -> None:
    speech = Speech(game, load().table(game), "vi", 0)
    view = View(Setting(game, "", None), 0, (), (), (), ())
    (button,) = buttons(view, speech, (Way("an-cai", ("7v",), "3s", sizes=(1, 2)),))
    assert re.sub("<[^>]+>", "", button.label).replace("\u00a0", " ") == told


@pytest.mark.parametrize("game", [game for game in GAMES if tables_of(game)])
def test_a_reason_is_a_whole_sentence_and_what_there_is_none_of_is_said_in_words(game: str) -> None:
    tables, options = tables_of(game), GAMES[game].rules.presets[0].options
    assert tables
    for number in range(some(1, deep=40)):
        table = tables.deal(Setting(game, f"reasons-{number}", options))
        while (seat := table.turn) is not None:
            weighed = tables.weigh(table.view(seat))
            for lang in ("vi", "en"):
                speech = Speech(game, load().table(game), lang, seat)
                for reason in (reason for each in weighed for reason in each.reasons):
                    with override(lang):
                        told = re.sub("<[^>]+>", "", speech.reason(reason)).replace("\u00a0", " ")
                    assert told.endswith(".") and not re.search(r"\b0\b", told), (reason, told)
            table = table.apply(weighed[0].choice)


def test_cards_that_nobody_else_saw_stand_behind_the_event_with_which_they_went() -> None:
    speech = Speech("ta-la", load().table("ta-la"), "vi", is_exact=True)
    events = [Event(1, "boc"), Event(1, "danh", ("5r",))]
    (line,) = speech.lines(events, unseen={0: ("ar",)})
    assert re.sub("<[^>]+>", "", line) == "B bốc nọc (A♦), đánh 5♦"


@pytest.mark.parametrize(("seats", "told"), [
    ((), ""), ((1,), "B"), ((0, 3), "You and D"), ((1, 0), "B and you"), ((0, 1, 3), "You, B and D"),
])  # fmt: skip
def test_winners_are_listed_as_a_sentence_lists_them(seats: tuple[int, ...], told: str) -> None:
    with override("en"):
        assert Speech("bai-cao", load().table("bai-cao"), "en", 0).all_of(seats) == told
