"""A hand of a lesson's kind: the deal brings the reader what the lesson was about, as often as he asks."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from django.http import QueryDict
from django.test import Client

from tests.table.playing import HERE, sit_down, sitting_at
from tutorials.catalogue import load
from tutorials.mats.check import check_holdings
from tutorials.mats.holdings import holdings_of
from tutorials.table import setup
from tutorials.table.sitting import played

ASKED = sorted({(lesson.game, lesson.holding) for lessons in load().courses.values() for lesson in lessons})
ASKED = [(game, holding) for game, holding in ASKED if holding]


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal alike at every run."""
    found = Random(20261124)
    monkeypatch.setattr(setup, "SystemRandom", lambda: found)


@pytest.mark.parametrize(("game", "holding"), ASKED)
def test_what_a_lesson_promises_is_found_twice_and_is_not_in_every_deal(game: str, holding: str) -> None:
    asked = setup.read(QueryDict(f"holding={holding}"), game, None)
    first, second = asked.dealt(), asked.dealt()
    assert first.holding == second.holding == holding and first.seed != second.seed
    assert first.keeps_word and not all(replace(asked, seed=str(seed)).keeps_word for seed in range(1, 40))


@pytest.mark.django_db
@pytest.mark.parametrize("lang", ["", "/en"])
def test_after_the_lesson_of_khan_a_khan_is_dealt(client: Client, lang: str) -> None:
    lesson = next(each for each in load().lessons("to-tom") if each.holding == "khan")
    page = client.get(f"{lang}/to-tom/lessons/{lesson.slug}/{lesson.steps[-1].id}/").content.decode()
    assert '<input type="hidden" name="holding" value="khan">' in page
    saying = load().table("to-tom").find("holding", "khan")
    assert saying is not None
    said = saying.name.say("en" if lang else "vi")
    assert said in page
    address = sit_down(client, "to-tom", holding="khan")
    sitting = sitting_at(address)
    view = played(sitting).table.view(0)
    laid = [code for pile in view.places[0].piles for code in (*pile.cards, *pile.under)]
    assert 3 in Counter([*view.hand, *laid]).values()
    page = client.get(f"{lang}{address}").content.decode()
    assert said in page and '<input type="hidden" name="holding" value="khan">' in page  # for another such hand


@pytest.mark.django_db
@pytest.mark.parametrize("strength", ["steady", "lawful"])
def test_what_is_promised_of_the_first_choice_is_offered_by_the_neighbours_who_sit_there(
    client: Client, strength: str
) -> None:
    sitting = sitting_at(sit_down(client, "chan", holding="an", strength=strength))
    assert sitting.holding == "an"
    assert "an" in {choice.act for choice in played(sitting).table.view(0).choices}


@pytest.mark.django_db
def test_a_deal_that_does_not_have_it_promises_nothing(client: Client) -> None:
    asked = setup.read(QueryDict("holding=thien-khai"), "to-tom", None)
    seed = next(str(seed) for seed in range(1, 99) if not replace(asked, seed=str(seed)).keeps_word)
    assert sitting_at(sit_down(client, "to-tom", holding="thien-khai", seed=seed)).holding == ""
    refused = client.post("/to-tom/table/sit/", {"holding": "mua"}, **HERE)
    assert refused.status_code == 400 and 'role="alert"' in refused.content.decode()


def test_a_lesson_that_asks_for_what_is_not_known_is_named() -> None:
    catalogue = load()
    (first, *others) = catalogue.lessons("chan")
    wrong = replace(catalogue, courses={"chan": (replace(first, holding="mua"), *others)})
    (problem,) = check_holdings(wrong)
    assert str(problem).startswith(f"chan/lessons/01-{first.slug}.toml: holding: unknown: mua")
    assert set(holdings_of("chan")) <= set(str(problem).replace(",", " ").split())
