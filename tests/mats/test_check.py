"""Whatever happens at a table has words."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.depth import some
from tutorials.catalogue import load
from tutorials.catalogue.content import Catalogue
from tutorials.engine.games import GAMES
from tutorials.engine.tamcuc.ket import Ket
from tutorials.mats.check import check_law, check_tables, check_wants, said_at
from tutorials.mats.wants import WANTS
from tutorials.play.games import tables_of

PLAYED = [game for game in GAMES if tables_of(game)]


@pytest.mark.parametrize("game", PLAYED)
def test_every_slug_that_is_said_has_words(game: str) -> None:
    words, tables = load().table(game), tables_of(game)
    assert tables is not None
    said = set(said_at(game, tables, words, some(2, deep=200)))
    assert {each for each in said if not words.find(*each)} == set()
    assert {slug for section, slug in said if section == "act"} <= words.law.keys()


def test_what_has_no_words_is_named() -> None:
    found = list(check_tables(Catalogue(), ["tam-cuc"], 1))
    assert ("tam-cuc/table.toml", "act.goi-1") in {(each.file, each.field) for each in found}


def test_what_no_deal_is_looked_through_for_is_named() -> None:
    wrong = replace(load().table("chan"), wants=("chiu", "mua"))
    (problem,) = check_wants(replace(load(), tables={"chan": wrong}))
    assert str(problem).startswith("chan/table.toml: wants: unknown: mua")


def test_a_clause_that_no_law_has_is_named() -> None:
    wrong = replace(load().table("chan"), law={"danh": ("CH-4.1", "CH-99.9")})
    (problem,) = check_law(replace(load(), tables={"chan": wrong}))
    assert str(problem).startswith("chan/table.toml: law.danh: no such clause: CH-99.9")


def test_a_teacher_who_wants_a_finish_is_given_every_sort_of_it() -> None:
    def ended(end: str) -> Any:
        return SimpleNamespace(result=SimpleNamespace(end=end))

    assert {ket for ket in Ket if WANTS["ket"].is_played(ended(ket.slug))} == {ket for ket in Ket if not ket.is_de}
    assert not WANTS["ket"].is_played(ended("so-cay"))
    assert [end for end in ("u", "u-tron", "u-khan", "het-vong", "lao") if WANTS["u"].is_played(ended(end))] == [
        "u", "u-tron", "u-khan",
    ]  # fmt: skip
    for want, game in (("ket", "tam-cuc"), ("u", "ta-la")):
        assert want in load().table(game).wants
