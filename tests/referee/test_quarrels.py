"""Quarrels that are settled by name: every game with rules of play has them, each with an address of its own."""

from dataclasses import replace
from html import unescape

import pytest
from django.test import Client
from django.utils.translation import override

from tests.referee.pages import text
from tutorials.catalogue import LANGS, load
from tutorials.catalogue.examples import check_quarrels
from tutorials.catalogue.houses import House, presets, read
from tutorials.referee.quarrels import Settled, hear, settled

FEWEST = {"tam-cuc": 12, "ta-la": 12, "sam": 12, "xi-dach": 12, "ba-cay": 6, "bai-cao": 6}
CASES = [
    pytest.param(game, case, id=f"{game}-{case.quarrel.slug}") for game in sorted(FEWEST) for case in settled(game)
]


def case_of(game: str, slug: str) -> Settled:
    """Return a quarrel by its slug."""
    return next(case for case in settled(game) if case.quarrel.slug == slug)


def test_every_game_has_its_disputes() -> None:
    content = load()
    assert set(content.benches) == {game.slug for game in content.games if game.is_open}
    for game, fewest in FEWEST.items():
        quarrels = content.benches[game].quarrels
        assert len(settled(game)) == len(quarrels) >= fewest
        assert len({quarrel.slug for quarrel in quarrels}) == len(quarrels)
        assert [*check_quarrels(content.benches[game], content.law(game))] == []


@pytest.mark.parametrize(("game", "case"), CASES)
def test_a_quarrel_is_settled_by_the_engine_with_its_articles_in_both_languages(
    client: Client, game: str, case: Settled
) -> None:
    for lang in LANGS:
        path = f"/{'en/' if lang == 'en' else ''}{game}/referee/"
        with override(lang):
            hearing = hear(case, House(game), lang)
            page = unescape(text(client.get(f"{path}{case.quarrel.slug}/")))
        assert hearing.is_usual and hearing.lines
        assert case.quarrel.title.say(lang) in page and case.text.say(lang) in page and case.clause.id in page
        assert all(line.text in page for line in hearing.lines)
        assert all(house.name.say(lang) in page for house in presets(game))
        assert f'href="{path}{case.quarrel.slug}/"' in client.get(path).content.decode()


def test_the_verdict_turns_with_the_house_and_the_page_says_which_rule_turns_it(client: Client) -> None:
    case = case_of("sam", "bao-sam-bi-chan")
    usual = hear(case, House("sam"), "vi")
    others = [each.house for each in usual.elsewhere if each.is_other]
    assert others and [turning.article for turning in usual.turnings] == ["SL-6.3"]
    found = hear(case, others[0], "vi")
    assert not found.is_usual and found.lines != usual.lines
    page = text(client.get(f"/sam/referee/bao-sam-bi-chan/?rules={others[0].slug}"))
    assert "Theo lệ này thì xử khác." in page and all(line.text in page for line in found.lines)


def test_a_village_of_ones_own_settles_too(client: Client) -> None:
    own = read("bai-viet~mom_gui.1", "ta-la", "Làng Bến")
    page = text(client.get("/ta-la/referee/mom-ma-gui/", {"rules": own.slug, "name": "Làng Bến"}))
    assert "Làng Bến" in page and f"rules={own.slug}" in unescape(page)


@pytest.mark.parametrize("path", ["/ta-la/referee/no-such/", "/ta-la/referee/record/", "/poker/referee/mom-ma-gui/"])
def test_what_a_bench_does_not_have_is_not_found(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_an_example_that_is_not_there_is_a_problem() -> None:
    bench = load().benches["sam"]
    lost = replace(bench, quarrels=(replace(bench.quarrels[0], number=19),))
    assert [problem.field for problem in check_quarrels(lost, load().law("sam"))] == ["clause"]


def test_a_quarrel_is_found_by_its_name(client: Client) -> None:
    page = client.get("/search/", {"q": "an roi ma khong ha"}).content.decode()
    assert "/ta-la/referee/an-roi-khong-ha/" in page


def test_the_house_of_the_address_goes_along_to_the_next_quarrel(client: Client) -> None:
    house = presets("ta-la")[1]
    mine = text(client.get(f"/ta-la/villages/mine/?{house.query}"))
    assert f'href="/ta-la/referee/?{house.query}"' in mine
    first, second = settled("ta-la")[:2]
    start = text(client.get(f"/ta-la/referee/?{house.query}"))
    assert f'href="/ta-la/referee/{first.quarrel.slug}/?{house.query}"' in start
    page = text(client.get(f"/ta-la/referee/{first.quarrel.slug}/?{house.query}"))
    assert f'href="/ta-la/referee/{second.quarrel.slug}/?{house.query}"' in page
    plain = text(client.get(f"/ta-la/referee/{first.quarrel.slug}/"))
    assert f'href="/ta-la/referee/{second.quarrel.slug}/"' in plain
