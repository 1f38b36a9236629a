"""Endless exercises of the games of other decks."""

from functools import cache

import pytest
from django.test import Client
from django.urls import reverse

from tests.depth import sample, some
from tests.puzzles.test_fresh_forms import FORMS
from tests.tasks.answers import turns
from tests.tasks.test_judge import answer
from tutorials.catalogue import Task, load
from tutorials.fresh import LAST_SEED, MAKERS, fresh_task, modes_of, totom
from tutorials.training.kinds import kind_name

KEYS = sorted(MAKERS.keys() - set(FORMS) - totom.MAKERS.keys())
SEEDS = (*range(1, some(4, deep=16)), LAST_SEED)


@cache
def dealt(game: str, kind: str) -> list[Task]:
    return [fresh_task(game, kind, seed) for seed in SEEDS]


@pytest.mark.parametrize(("game", "kind"), KEYS)
def test_a_seed_gives_the_same_exercise_and_its_answer_is_accepted(game: str, kind: str) -> None:
    for task, seed in zip(dealt(game, kind), SEEDS, strict=True):
        assert task == fresh_task(game, kind, seed)
        assert task.game == game
        for data in turns(task):
            assert answer(task, **data).is_solved


@pytest.mark.parametrize(("game", "kind"), KEYS)
def test_seeds_differ_and_an_untouched_form_solves_nothing(game: str, kind: str) -> None:
    tasks = dealt(game, kind)
    assert len({str((task.mode, task.show)) for task in tasks}) > len(SEEDS) // 2
    assert not any(answer(task).is_solved for task in tasks)


@pytest.mark.django_db
@pytest.mark.parametrize("game", [game.slug for game in load().games if game.is_open])
def test_every_open_game_deals_fresh_hands_of_kinds_that_have_a_name(game: str, client: Client) -> None:
    kinds = modes_of(game)
    assert kinds
    for kind in kinds:
        assert kind_name(game, kind, "vi") and kind_name(game, kind, "en") != kind.replace("-", " ")
    for kind in sample(kinds, 5):
        response = client.get(reverse("puzzles:fresh", args=[game, kind, 7]))
        assert response.status_code == 200
        assert client.post(response.request["PATH_INFO"], {"do": "solution"}).status_code == 200


@pytest.mark.parametrize(("game", "kind"), [key for key in KEYS if key[1] in ("phu-doc", "group")])
def test_a_run_to_be_found_is_no_lung_besides(game: str, kind: str) -> None:
    """Seeds that once hid 1-2-3 of văn, which bears the name of a lưng: no answer was right."""
    for seed in (5, 15, 17, 52, 69, 105):
        [data] = turns(fresh_task(game, kind, seed))
        assert answer(fresh_task(game, kind, seed), **data).is_solved
