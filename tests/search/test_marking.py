"""Excerpts with what was found marked in them."""

import pytest

from tutorials.search.marking import WIDTH, excerpt, mark
from tutorials.search.words import phrase


@pytest.mark.parametrize(
    ("text", "query", "html"),
    [
        ("Xin bất thực khàn", "bat thuc", "Xin <mark>bất thực</mark> khàn"),
        ("Xin bất thực khàn", "bat th", "Xin <mark>bất thực</mark> khàn"),
        ("bất kể thực ra", "bất thực", "<mark>bất</mark> kể <mark>thực</mark> ra"),
        ("bất-thực", "bất thực", "<mark>bất-thực</mark>"),
        ("lưng lưngs", "lưng", "<mark>lưng</mark> <mark>lưngs</mark>"),
        ("khàn không", "kha", "<mark>khàn</mark> không"),
        ("chi chi chi", "chi chi", "<mark>chi chi</mark> chi"),
        ("gọi là 不食, nghĩa", "食", "gọi là 不<mark>食</mark>, nghĩa"),
        ("nothing here", "khàn", "nothing here"),
        ("<b>khàn</b> & co", "khàn", "&lt;b&gt;<mark>khàn</mark>&lt;/b&gt; &amp; co"),
        ("a (b) [c", "(b", "a (<mark>b</mark>) [c"),
    ],
)
def test_what_was_found_is_marked_and_the_rest_escaped(text, query, html):
    assert mark(text, phrase(query)).html == html


def test_an_excerpt_lies_round_the_match():
    text = "Lời mở đầu dài. " * 30 + "Xin bất thực rồi lấy chén. " + "Lời kết. " * 30
    found = excerpt(text, phrase("bat thuc"))
    assert ("bất thực", True) in found.pieces
    assert str(found).startswith("… ")
    assert str(found).endswith(" …")
    assert len(str(found)) <= WIDTH + 60
    assert str(found).strip("… ").split()[0] in text.split()


def test_a_short_text_is_whole():
    assert str(excerpt("Ba quân.", phrase("khàn"))) == "Ba quân."


def test_an_excerpt_may_begin_at_the_beginning():
    text = "Nghĩa là không ăn. " * 20 + "Xin bất thực."
    assert str(excerpt(text, phrase("bat thuc"), is_begun=True)).startswith("Nghĩa là")
