"""Endless exercises of tài bàn and tổ tôm điếm, and games that have none."""

from dataclasses import replace

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.translation import override

from tests.tasks.answers import turns
from tests.tasks.making import TASKS
from tests.tasks.test_judge import answer
from tutorials.catalogue import Catalogue, Game, Puzzle, Text, load
from tutorials.engine.cards import COPIES, parse, short
from tutorials.engine.games import GAMES
from tutorials.fresh import LAST_SEED, fresh_task
from tutorials.pages import request
from tutorials.puzzles import views
from tutorials.tasks.questions import Asker

FORMS = [("tai-ban", "count"), ("to-tom-diem", "drum"), ("to-tom-diem", "verse")]
NEW = ("claim", "fault", "call", "count", "drum", "verse")
PUT = [
    (game, mode)
    for game in ("tai-ban", "to-tom-diem", "bi-tu")
    for mode in NEW
    if mode != "drum" or "drum" in GAMES[game].asks
]
SEEDS = (*range(1, 21), LAST_SEED)


@pytest.mark.parametrize(("game", "mode"), FORMS)
def test_a_seed_gives_the_same_exercise_and_its_answer_is_accepted(game: str, mode: str) -> None:
    for seed in SEEDS:
        task = fresh_task(game, mode, seed)
        assert task == fresh_task(game, mode, seed)
        assert (task.game, task.mode.slug) == (game, mode)
        for data in turns(task):
            assert answer(task, **data).is_solved


def test_a_hand_to_count_is_complete_and_counts_nine() -> None:
    for seed in SEEDS:
        task = fresh_task("tai-ban", "count", seed)
        cards = [card for meld in task.mode.phu for card in parse(meld["cards"])]
        assert len(cards) == 31
        assert max(cards.count(card) for card in cards) <= COPIES
        assert task.mode.right(Asker(task, "vi")) >= 9
        assert all(short(parse(meld["cards"])) for meld in task.mode.phu)


def test_drum_and_verse_come_in_all_sorts() -> None:
    drums = [fresh_task("to-tom-diem", "drum", seed) for seed in range(1, 60)]
    assert len({task.mode.signal for task in drums}) >= 8 and len({task.mode.way for task in drums}) == 2
    assert len({fresh_task("to-tom-diem", "verse", seed).mode.card for seed in range(1, 60)}) >= 20


# pages --------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """Open every game, whether or not the site teaches it yet, with one puzzle of each mode."""
    games = dict.fromkeys(game for game, _ in PUT)
    puzzles = {game: tuple(_puzzle(each, mode) for each, mode in PUT if each == game) for game in games}
    all_open = replace(load(), collections=puzzles)

    class Opened:
        def __getattr__(self, name: str) -> object:
            return getattr(all_open, name)

        def game(self, slug: str) -> Game | None:
            game = all_open.game(slug)
            return replace(game, is_open=True) if game else None

    for module in (views, request):
        monkeypatch.setattr(module, "load", Opened)
    return all_open


def _puzzle(game: str, mode: str) -> Puzzle:
    task = replace(TASKS[mode], game=game)
    return Puzzle(game, f"the-{mode}", 1, 1, (), (), Text("Thế", "Hand"), task, None, "", 0)


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "mode"), FORMS)
@pytest.mark.parametrize("lang", ["vi", "en"])
def test_the_page_offers_the_exercise_and_the_next(
    client: Client, opened: Catalogue, game: str, mode: str, lang: str
) -> None:
    with override(lang):
        address = reverse("puzzles:fresh", args=[game, mode, 7])
        following = reverse("puzzles:fresh", args=[game, mode, 8])
    response = client.get(address)
    assert response.status_code == 200
    assert len(response.content) <= 30_000
    assert f'href="{following}"' in response.content.decode()
    assert client.get(reverse("puzzles:draw", args=[game, mode])).status_code == 302


@pytest.mark.django_db
def test_each_game_offers_its_own_modes_only(client: Client, opened: Catalogue) -> None:
    assert client.get("/tai-ban/puzzles/fresh/waits/7/").status_code == 404
    assert client.get("/bi-tu/puzzles/fresh/count/").status_code == 404
    assert "/fresh/count/" in client.get("/tai-ban/puzzles/").content.decode()
    assert "/fresh/waits/" in client.get("/bi-tu/puzzles/").content.decode()


@pytest.mark.django_db
def test_a_game_without_fresh_hands_offers_none(
    client: Client, opened: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "modes_of", lambda game: ())
    for address in ("/bi-tu/puzzles/", "/bi-tu/puzzles/fresh/x/"):
        page = client.get(address).content.decode()
        assert 'class="chips' not in page and "Bài mới không bao giờ hết" not in page
    last = client.get("/bi-tu/puzzles/the-verse/").content.decode()
    assert 'rel="next" href="/bi-tu/puzzles/"' in last


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "mode"), PUT)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_a_puzzle_of_another_game_has_its_page(
    client: Client, opened: Catalogue, game: str, mode: str, prefix: str
) -> None:
    response = client.get(f"{prefix}/{game}/puzzles/the-{mode}/")
    page = response.content.decode()
    assert response.status_code == 200
    assert len(response.content) <= 30_000
    assert ("diem/drum" in page) is (mode == "drum")
