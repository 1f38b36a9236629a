"""A hand as a word of the address: written, read back, and refused where it means nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples
from tests.every import for_each
from tutorials.hoi.totom import CUOC, DEN, EXTRAS, RESULTS, SEATED, WORDS
from tutorials.scenes.hoi import LETTERS

read, write = WORDS.read, WORDS.write

SEAT = st.sampled_from(LETTERS)


@st.composite
def hands(draw):
    code, result = draw(st.sampled_from(sorted(RESULTS.items())))
    hand = {"result": result}
    if code in SEATED:
        hand["seat"] = draw(SEAT)
    for name in draw(st.sets(st.sampled_from(("winner", "thrower", "ke", "cai")))):
        hand[name] = draw(SEAT)
    if cuoc := draw(st.lists(st.sampled_from(list(CUOC.values())), unique=True, max_size=4)):
        hand["cuoc"] = cuoc
    for name in draw(st.sets(st.sampled_from(("diem", "dich")))):
        hand[name] = draw(st.integers(0, 999))
    if chiu := draw(st.lists(SEAT, unique=True, max_size=2)):
        hand["chiu"] = chiu
    if den := draw(st.sampled_from([None, *DEN.values()])):
        hand["den"] = den
    for name, value in draw(
        st.sets(st.sampled_from((("thong", False), ("loi", "xuong-thua"), ("bat_thuong", True), ("an_ga", True))))
    ):
        hand[name] = value
    if why := draw(st.sampled_from([None, *EXTRAS.values()])):
        hand["ga"] = [{"why": why, "seat": draw(SEAT), "times": draw(st.integers(2, 20))}]
    return hand


@examples(50, deep=100)
@given(hands())
def test_reading_undoes_writing(hand):
    word = write(hand)
    assert read(word) == hand
    assert set(word) <= set("abcdefghijklmnopqrstuvwxyz0123456789.")


def test_a_word_is_short():
    assert write({"result": "u", "seat": "a", "cuoc": ["tom", "leo"], "thrower": "c"}) == "ua.ctmle.tc"
    assert write({"result": "hoa", "ke": "b", "chiu": ["d"]}) == "h.kb.xd"
    assert write({"result": "bo-bai"}) == "r"


@for_each(
    ("word", "part"),
    [
        ("", ""),
        ("y", "y"),
        ("u", "u"),
        ("uf", "uf"),
        ("ra", "ra"),
        ("ua.", ""),
        ("ua.czz", "czz"),
        ("ua.ct", "ct"),
        ("ua.p", "p"),
        ("ua.p99999", "p99999"),
        ("ua.p²", "p²"),
        ("ua.tz", "tz"),
        ("ua.tab", "tab"),
        ("ua.q", "q"),
        ("ua.i1", "i1"),
        ("ua.gxa", "gxa"),
        ("ua.nz", "nz"),
    ],
)
def test_what_means_nothing_is_named(word, part):
    with pytest.raises(ValueError, match=f"^{part}$"):
        read(word)
