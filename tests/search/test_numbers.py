"""Numbers of articles, however they are written."""

import pytest

from tests.every import for_each
from tutorials.catalogue import load
from tutorials.search import numbers


@for_each(
    ("query", "asked"),
    [
        ("TT-9.14", ("TT", "9.14")),
        ("tt 9.14", ("TT", "9.14")),
        ("tt9.14.3", ("TT", "9.14.3")),
        ("§TT-9.14", ("TT", "9.14")),
        ("9.14", ("", "9.14")),
        ("9,14", ("", "9.14")),
        ("9", ("", "9")),
        ("điều 9", ("", "9")),
        ("Dieu 9.", ("", "9")),
        ("dieu 9 khoan 14", ("", "9.14")),
        ("Điều 9, khoản 14.3", ("", "9.14.3")),
        ("điều 9 khoản 14 mục 3", ("", "9.14.3")),
        ("khoản 14 điều 9", ("", "9.14")),
        ("mục 3 khoản 14 Điều 9", ("", "9.14.3")),
        ("article 9 clause 14", ("", "9.14")),
        ("điều 9 14", ("", "9.14")),
    ],
)
def test_a_number_is_read(query, asked):
    assert numbers.read(query) == asked


@pytest.mark.parametrize("query", ["", "7 văn", "khoản 14", "điều", "568v", "9 vạn", "điều 9 khàn", "TT-", "123456"])
def test_other_words_are_no_number(query):
    assert numbers.read(query) is None


def test_it_leads_to_the_clause():
    game, clause, is_exact = numbers.find(load(), "dieu 9 khoan 14")
    assert (game, clause.id, is_exact) == ("to-tom", "TT-9.14", True)


def test_a_number_that_the_law_lacks_leads_to_what_stands_round_it():
    _, clause, is_exact = numbers.find(load(), "TT-9.14.77")
    assert (clause.id, is_exact) == ("TT-9.14", False)


@pytest.mark.parametrize("query", ["XX-9.14", "TT-99", "điều 99"])
def test_no_such_article(query):
    assert numbers.find(load(), query) is None


@pytest.mark.parametrize(
    ("query", "game", "ident"),
    [("TB-4.2", "tai-ban", "TB-4.2"), ("bt 15.2.1", "bi-tu", "BT-15.2.1"), ("4.2", "to-tom", "TT-4.2")],
)
def test_a_number_without_letters_means_the_law_of_to_tom(query, game, ident):
    found, clause, is_exact = numbers.find(load(), query)
    assert (found, clause.id, is_exact) == (game, ident, True)


@pytest.mark.parametrize("game", [game for game in load().games if game.is_open], ids=lambda game: game.slug)
def test_each_law_is_found_by_its_own_numbers(game):
    clause = load().law(game.slug).articles[1].clauses[0]
    for query in (clause.id, clause.id.lower(), clause.id.replace("-", " ")):
        assert numbers.find(load(), query) == (game.slug, clause, True)
