"""The deck and the names of its cards (TT-0.1 to TT-0.4)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples
from tests.engine.asking import refused, totom
from tests.every import for_each
from tutorials.engine.cards import BY_CODE, KINDS, counts_of, parse, short
from tutorials.engine.errors import DoorError

hands = st.lists(st.sampled_from([kind for kind in KINDS for _ in range(4)]), max_size=25)


def test_tt_0_1_thirty_kinds_with_unique_names():
    assert len(KINDS) == 30
    assert [kind.index for kind in KINDS] == list(range(30))
    for names in ([k.code for k in KINDS], [k.vi for k in KINDS], [k.vi_words for k in KINDS]):
        assert len(set(names)) == 30
        assert all(unicodedata.is_normalized("NFC", name) for name in names)


def test_tt_0_2_seven_kinds_are_red():
    assert {kind.code for kind in KINDS if kind.is_red} == {"8w", "9w", "8s", "9s", "cc", "tt", "oc"}


def test_tt_0_3_six_kinds_are_yeu():
    assert {kind.code for kind in KINDS if kind.is_yeu} == {"1v", "1w", "1s", "cc", "tt", "oc"}


def test_chan_leaves_out_five_kinds():
    out = [kind.code for kind in KINDS if not totom("card", card=kind.vi)["chan"]]
    assert out == ["1v", "1w", "1s", "tt", "oc"]


@for_each("kind", KINDS, ids=lambda kind: kind.code)
def test_every_name_of_a_card_is_read(kind):
    for name in (kind.code, kind.vi, kind.vi_words, kind.vi.upper(), kind.vi_words.title()):
        assert parse(name) == (kind,)
        assert parse(unicodedata.normalize("NFD", name)) == (kind,)
    answer = totom("card", card=kind.vi_words)
    assert answer["card"] == kind.vi
    assert answer["code"] == kind.code


@examples(50, deep=100)
@given(hands)
def test_parse_and_print_are_inverse(hand):
    if any(count > 4 for count in counts_of(hand)):
        return
    ordered = tuple(sorted(hand, key=lambda kind: kind.index))
    assert parse(short(hand)) == ordered
    assert parse([kind.vi for kind in ordered]) == ordered


@for_each(
    ("text", "codes"),
    [
        ("568v 7v7v7v cc", "5v 6v 8v 7v 7v 7v cc"),
        ("456v 7w7w7w 9s cc tt oc", "4v 5v 6v 7w 7w 7w 9s cc tt oc"),
        ("7 văn, thất vạn; ông lão", "7v 7w oc"),
        ("nhị vạn nhị sách bát văn", "2w 2s 8v"),
        ("999v", "9v 9v 9v"),
    ],
)
def test_short_forms(text, codes):
    assert parse(text) == tuple(BY_CODE[code] for code in codes.split())


@for_each(
    ("text", "code"),
    [
        ("7 van", "ambiguous-card"),
        ("that van", "ambiguous-card"),
        ("10 văn", "unknown-card"),
        ("0v", "unknown-card"),
        ("7x", "unknown-card"),
        ("con mèo", "unknown-card"),
        ("7v 7v 7v 7v 7v", "fifth-copy"),
        ("xe đỏ", "wrong-game"),
        ("tướng bà", "wrong-game"),
        ("10♠", "wrong-game"),
        ("A♦", "wrong-game"),
        ("xe đỏ xe đỏ", "wrong-game"),
        ("2 tốt đen, xe đỏ", "wrong-game"),
        ("tot den tot den", "wrong-game"),
        ("10♠ J♠ Q♠", "wrong-game"),
        ("7♠8♠9♠", "wrong-game"),
        ("♥3 ♣4", "wrong-game"),
        ("át cơ 7 rô", "wrong-game"),
    ],
)
def test_bad_cards_are_refused_with_the_reason(text, code):
    with pytest.raises(DoorError) as caught:
        parse(text)
    assert caught.value.code == code
    assert refused("arrange", cards=text)["code"] == code
    vietnamese = refused("arrange", cards=text)["message"]
    english = refused("arrange", cards=text, lang="en")["message"]
    assert vietnamese != english


def test_the_message_about_van_names_both_suits():
    message = refused("arrange", cards="456s 7 van")["message"]
    assert "văn" in message
    assert "vạn" in message
    assert "7v" in message


@for_each(
    ("text", "codes"),
    [
        ("7v , , 8v", "7v 8v"),
        ("7 văn. 8 văn.", "7v 8v"),
        ("7v\u200b8v", "7v 8v"),
        ("7\u00a0VĂN;8 vạn", "7v 8w"),
        ("ông cu", "oc"),
        ("ong cụ", "oc"),
        ("ông lao", "oc"),
    ],
)
def test_spacing_and_half_marked_names(text, codes):
    assert parse(text) == tuple(BY_CODE[code] for code in codes.split())


LONG = (" " * 10**6 + "x", "7v " * 10**6, "7" + " " * 10**6 + "x", "70" * 10**6 + "v")


@for_each("text", LONG, ids=("spaces", "cards", "gap", "digits"))
def test_long_text_is_refused_at_once(text):
    message = refused("arrange", cards=text)["message"]
    assert len(message) < 400
