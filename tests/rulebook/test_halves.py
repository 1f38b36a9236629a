"""The body of a book in halves: nothing is left out, nothing stands twice, and both are about as long."""

import pytest

from tests.rulebook.making import few_articles
from tutorials.catalogue import load
from tutorials.rulebook.book import Book
from tutorials.rulebook.choices import FORMS, WHOLE, Edition, books
from tutorials.rulebook.halves import halves_of

EDITIONS = [*map(Edition, books()), Edition(WHOLE), Edition(WHOLE, several=FORMS[:2])]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: f"{edition.game} {' '.join(edition.several)}")
def test_every_article_stands_in_one_half_in_the_order_of_the_book(edition):
    book = Book(load(), edition)
    halves = halves_of(book)
    assert [(half.is_first, half.is_last) for half in halves] == [(True, False), (False, True)]
    stretches = [stretch for half in halves for stretch in half.stretches]
    assert [article.id for stretch in stretches for article in stretch.articles] == [
        article.id for volume in book.volumes for article in volume.law.articles
    ]
    assert [stretch.volume for stretch in stretches if stretch.begins] == list(book.volumes)
    assert [stretch.volume for stretch in stretches if stretch.ends] == list(book.volumes)


def test_several_laws_are_parted_between_two_of_them():
    first, second = halves_of(Book(load(), Edition(WHOLE)))
    assert all(stretch.begins and stretch.ends for half in (first, second) for stretch in half.stretches)


def test_many_short_articles_are_as_long_as_a_few_long_ones():
    first, second = halves_of(Book(load(), Edition("to-tom")))
    [early], [late] = first.stretches, second.stretches
    assert 11 <= len(early.articles) <= 14 and 3 <= len(late.articles) <= 6


def test_a_law_of_one_article_is_not_parted():
    [half] = halves_of(Book(few_articles("TT-5"), Edition("to-tom")))
    assert half.is_first and half.is_last
