"""What each game is: told for every game, and judged by the engine."""

import pytest

from tests.catalogue.sample import write
from tutorials.catalogue import collect, load
from tutorials.catalogue.abouts import check_about
from tutorials.engine import ask
from tutorials.engine.games import deck_of
from tutorials.tasks.check import check_abouts

GAMES = [game.slug for game in load().games if game.is_open]
# Words of the trade, which nobody knows before they are explained.
TRADE = ("phu", "lưng", "ù", "cước", "nọc", "phỏm dọc", "phỏm ngang", "chíu", "khàn", "cạ", "tròn bài")

HAND = """
what.vi = "Trò."
what.en = "Game."
lasts.vi = "Lâu."
lasts.en = "Long."
where.vi = "Đây."
where.en = "Here."
sources = ["002"]
[[hand]]
title.vi = "Bài"
title.en = "Hand"
ask_part = "phu"
[[hand.part]]
name.vi = "bộ"
name.en = "set"
cards = "4v 5v 6v"
expect = { kind = "doc" }
"""


def with_about(folder, old="", new=""):
    write(folder)
    assert old in HAND
    (folder / "to-tom" / "about.toml").write_text(HAND.replace(old, new) if old else HAND, encoding="utf-8")
    found, problems = collect(folder)
    about = found.about("to-tom")
    return [str(each) for each in (*problems, *(check_about(about) if about else ()))]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_it_is_and_asks_a_question(game):
    about = load().about(game)
    assert about and about.task and about.hands and about.sources
    assert [*check_about(about), *check_abouts([about])] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_the_trade_stands_in_the_first_sentences(game):
    about = load().about(game)
    told = f" {about.what.vi} {about.further.vi} {load().game(game).gist.vi} ".lower()
    for sign in ",.;:":
        told = told.replace(sign, " ")
    assert [word for word in TRADE if f" {word} " in told] == []


def test_ba_cay_shows_the_cards_that_it_is_dealt_with():
    deck = ask({"game": "ba-cay", "ask": "deal"})["deck"]
    assert len(deck_of("ba-cay").kinds) - len(load().about("ba-cay").without) == deck


def test_what_a_game_is_is_read(tmp_path):
    assert with_about(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('kind = "doc"', 'kind = "bi"', "expected kind = 'bi', the engine says 'doc'"),
        ('["002"]', '["009"]', "there is no document 009"),
        ('expect = { kind = "doc" }', "", "nothing is expected of it"),
        ('ask_part = "phu"', 'ask = { ask = "arrange", cards = "4v 5v" }', "the parts are not the cards of the hand"),
        ('cards = "4v 5v 6v"', 'cards = "4x"', "hand.part.cards"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, old, new, said):
    found = with_about(tmp_path, old, new)
    assert any(said in each for each in found), found
