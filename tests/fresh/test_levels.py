"""How hard a fresh hand is: each kind counts one thing, every level comes up, and a wish for a level is met."""

from dataclasses import replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import pytest
from django.test import Client
from django.urls import reverse

from tests.depth import some
from tests.every import every
from tutorials import fresh
from tutorials.catalogue import load
from tutorials.engine.games import PACKAGES
from tutorials.fresh import LAST_SEED, MAKERS, Level
from tutorials.fresh.dice import Dice
from tutorials.fresh.totom import possible_phu
from tutorials.tasks.mode import mode_of
from tutorials.tasks.modes.arrange import ArrangeMode
from tutorials.tasks.questions import Asker
from tutorials.training.exercises import three_after

NAMED = [("/".join(key), key) for key in sorted(MAKERS)]
OPEN = [game.slug for game in load().games if game.is_open]


@cache
def wished(game: str, kind: str, level: Level, start: str = "0") -> object:
    maker = MAKERS[game, kind]
    return maker.make(maker.seed(level, Dice(start)))


def test_every_open_game_has_fresh_hands() -> None:
    assert set(OPEN) == {game for game, _kind in MAKERS}


@pytest.mark.parametrize("level", Level)
def test_a_wish_for_a_level_is_met_by_every_kind(level: Level) -> None:
    def check(game: str, kind: str) -> None:
        for start in range(some(1, deep=20)):
            task = wished(game, kind, level, f"{start}")
            assert MAKERS[game, kind].scale.level(task) is level

    every(NAMED, lambda key: check(*key))


def test_a_harder_hand_counts_more() -> None:
    def check(game: str, kind: str) -> None:
        scale = MAKERS[game, kind].scale
        counts = [scale.count(wished(game, kind, level)) for level in Level]
        assert counts == sorted(set(counts))
        assert scale.easy < scale.middling
        assert scale.counted.vi and scale.counted.en

    every(NAMED, lambda key: check(*key))


def test_the_same_wish_gives_the_same_seed() -> None:
    maker = MAKERS["to-tom", "win"]
    assert maker.seed(Level.HARD, Dice("x")) == maker.seed(Level.HARD, Dice("x"))
    assert 1 <= maker.seed(Level.HARD, Dice("x")) <= LAST_SEED


@pytest.mark.parametrize("game", ["to-tom", "bi-tu"])
def test_a_hand_that_waits_is_as_hard_as_the_cards_it_waits_for(game: str) -> None:
    """Easy waits for one card, middling for two, hard for more."""
    found = []
    for level in Level:
        task = wished(game, "waits", level)
        found.append(len(mode_of(task).right(Asker(task, "vi"))))
    assert found[:2] == [1, 2] and found[2] > 2


def test_loose_cards_make_a_hand_hard() -> None:
    task = wished("to-tom", "loose", Level.HARD)
    assert mode_of(task).right(Asker(task, "vi")) > 2
    task = wished("to-tom", "loose", Level.EASY)
    assert mode_of(task).right(Asker(task, "vi")) == 1


def test_what_could_be_laid_out_otherwise_makes_a_hand_hard() -> None:
    """1-2-3 văn and 2 of each suit: two sets could be made, and both want the 2 of văn."""
    task = wished("to-tom", "arrange", Level.EASY)
    hand = replace(task, mode=ArrangeMode(hand={"cards": "123v 2w 2s"}))
    assert possible_phu(hand) == 2


@pytest.mark.parametrize("article", ["TT-13", "TT-13.9", "TT-13.9.1"])
def test_a_kind_trains_an_article_with_its_clauses(article: str) -> None:
    assert MAKERS["to-tom", "waits"].trains(article)
    assert not MAKERS["to-tom", "waits"].trains("TT-130")


def test_the_articles_of_every_kind_are_in_the_law() -> None:
    catalogue = load()
    every(NAMED, lambda key: [_exists(catalogue, article) for article in MAKERS[key].articles])


def _exists(catalogue: object, article: str) -> None:
    assert catalogue.article(article), article


@pytest.mark.django_db
@pytest.mark.parametrize("level", Level)
def test_a_draw_asks_for_a_level_and_keeps_it(client: Client, level: Level) -> None:
    response = client.get(reverse("puzzles:draw", args=["ba-cay", "may-nut"]) + f"?level={level}")
    assert response.status_code == 302 and response["Location"].endswith(f"?level={level}")
    page = client.get(response["Location"]).content.decode()
    assert f"{str(level.label).capitalize()}: tính theo hàng chục phải bỏ khi cộng." in page
    solved = client.post(response["Location"], {"do": "solution"}).content.decode()
    assert f"/ba-cay/puzzles/fresh/may-nut/?level={level}" in solved


@pytest.mark.django_db
@pytest.mark.parametrize("word", ["", "x", "HARD", "1"])
def test_a_level_that_does_not_exist_is_no_wish(client: Client, word: str) -> None:
    response = client.get(reverse("puzzles:draw", args=["ba-cay", "may-nut"]) + f"?level={word}")
    assert response.status_code == 302
    assert client.get(response["Location"]).status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("game", OPEN)
def test_every_game_offers_the_choice_of_level(client: Client, game: str) -> None:
    page = client.get(reverse("puzzles:index", args=[game])).content.decode()
    kinds = [kind for own, kind in MAKERS if own == game]
    for kind in kinds:
        for level in Level:
            assert f'href="/{game}/puzzles/fresh/{kind}/?level={level}"' in page


def test_after_a_lesson_come_hands_of_just_that() -> None:
    fitting = {
        ("to-tom", "phu-bi"): "phu-bi",
        ("to-tom", "phu-doc"): "phu-doc",
        ("to-tom", "bay-lung"): "lung",
        ("to-tom", "trung"): "trung",
        ("to-tom", "do-den"): "quan-do",
        ("tai-ban", "ba-nguoi"): "arrange",
        ("tai-ban", "dem-lung"): "count",
        ("tai-ban", "chin-lung-moi-u"): "win",
        ("to-tom-diem", "ba-la-co"): "ba-la-co",
        ("to-tom", "phu-yeu"): "phu-yeu",
        ("to-tom", "chia-bai"): "bat-cai",
        ("tam-cuc", "ba-muoi-hai-quan"): "quan-nao-bat",
        ("ta-la", "chin-la-bai"): "nang-nhe",
        ("sam", "muoi-la-nam-bo"): "tim-bo",
        ("sam", "chan-bai"): "chan-duoc-khong",
        ("sam", "het-van-dem-la"): "thoi-may-diem",
    }
    lessons = {key: load().lesson(*key) for key in fitting}
    assert {key: three_after(lesson).kind for key, lesson in lessons.items() if lesson} == fitting


def test_a_module_makes_exercises_of_one_package_of_games() -> None:
    modules = [import_module(f"tutorials.fresh.{each.name}") for each in iter_modules(fresh.__path__)]
    made = {each.__name__: {PACKAGES[game] for game, _kind in getattr(each, "MAKERS", {})} for each in modules}
    assert {name: packages for name, packages in made.items() if len(packages) > 1} == {}
