"""The list of puzzles shows the hands, and stays light."""

import gzip

import pytest

from tutorials.catalogue import load
from tutorials.engine.cards import parse
from tutorials.tasks.thumbs import cards_of, signal_of

OPEN = [game.slug for game in load().games if load().puzzles(game.slug)]
pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def collection():
    """Look at the puzzles of the content, not at the small collection of the other tests."""


@pytest.mark.parametrize("game", OPEN)
def test_most_puzzles_show_their_cards(game):
    puzzles = load().puzzles(game)
    assert sum(bool(cards_of(puzzle.task, "vi")) for puzzle in puzzles) >= len(puzzles) / 2


@pytest.mark.parametrize("game", ["chan", "to-tom-diem"])
def test_a_record_shows_its_cards_and_a_drum_its_strokes(game):
    """Only what has neither (one case, and wins of which the words tell all) shows none."""
    for puzzle in load().puzzles(game):
        assert cards_of(puzzle.task, "vi") or signal_of(puzzle.task, "vi"), puzzle.slug


def test_the_strokes_stand_in_the_list(client):
    page = client.get("/to-tom-diem/puzzles/?mode=drum").content.decode()
    heard = next(each for each in load().puzzles("to-tom-diem") if each.kind == "drum")
    assert f'<p class="signal" lang="vi">{signal_of(heard.task, "vi")}</p>' in page


@pytest.mark.parametrize("mode", ["waits", "discard", "arrange"])
def test_a_hand_is_shown_whole(mode):
    puzzle = next(each for each in load().puzzles("to-tom") if each.task.mode.slug == mode)
    shown = [card.code for card in cards_of(puzzle.task, "vi")]
    held = [card.code for card in parse(puzzle.task.mode.hand["cards"])]
    assert len(shown) >= len(held) - 4 * len(puzzle.task.mode.hand.get("khan", ()))
    assert shown == sorted(shown, key=lambda code: parse(code)[0].index)


@pytest.mark.parametrize("game", OPEN)
def test_the_list_shows_hands_and_is_light(client, game):
    response = client.get(f"/{game}/puzzles/")
    page = response.content.decode()
    assert 'class="heads"' in page and '<details class="fold">' in page
    assert len(gzip.compress(response.content, 6)) <= 30_000


def test_the_filter_opens_where_it_is_used(client):
    assert '<details class="fold" open>' in client.get("/to-tom/puzzles/?mode=waits").content.decode()
