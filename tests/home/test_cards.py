"""Cards as HTML: named, in a row, in a fan, to pick from."""

import re
from dataclasses import dataclass

import pytest
from django.template import Context, Template
from django.test import RequestFactory
from django.utils.translation import override

from tutorials.engine.cards import BY_CODE, KINDS, Kind, parse
from tutorials.engine.decks import DECKS, FRENCH, MONEY, TAM_CUC, card_by_code
from tutorials.faces.build import BUILT
from tutorials.templatetags.cards import TIER, WIDE_TIER, columns, in_hand, keyboard, named_columns, tiers, tile_columns


@dataclass
class Option:
    value: str
    label: str
    kind: Kind
    size: int = 1
    is_picked: bool = False


def draw(text, **values):
    return Template("{% load cards %}" + text).render(Context({"request": RequestFactory().get("/"), **values}))


def test_a_card_has_a_name():
    html = draw("{% card kind %}", kind=BY_CODE["7v"])
    assert 'role="img" aria-label="7 văn"' in html
    assert "faces/corner.svg#c7v" in html


def test_a_row_names_its_cards_in_the_reader_s_language():
    kinds = parse("7v oc")
    assert re.findall(r"</svg> ([^<]+)</span>", draw("{% card_row kinds %}", kinds=kinds)) == ["7 văn", "ông cụ"]
    with override("en"):
        assert BY_CODE["7v"].en in draw("{% card_row kinds %}", kinds=kinds)


def test_a_fan_hides_nothing_and_holds_yeu_in_the_middle():
    hand = parse("456v 234w 789s 1v cc oc 55w 22s 66v 9w 99s")
    drawn = tiers(hand)
    assert sorted(card.code for tier in drawn for card in tier) == sorted(kind.code for kind in hand)
    assert all(len(tier) <= 7 for tier in drawn)
    held = [kind.is_yeu for kind in in_hand(hand)]
    assert held == [False] * 9 + [True] * 3 + [False] * 9
    assert draw("{% card_fan kinds %}", kinds=hand).count("<svg") == len(hand)


def test_an_empty_hand_is_an_empty_fan():
    assert "<svg" not in draw("{% card_fan kinds %}", kinds=())


def test_cards_to_pick_are_named_checkboxes_or_buttons_where_one_is_asked():
    options = [Option("0", "7 văn", BY_CODE["7v"]), Option("1", "khàn 2 vạn", BY_CODE["2w"], 3, True)]
    html = draw('{% card_pick options "Chọn" %}', options=options)
    assert "<legend>Chọn</legend>" in html
    assert html.count('type="checkbox" name="pick"') == 2
    assert 'value="1" checked' in html
    assert "×3" in html
    assert html.count("<label") == 2
    one = draw('{% card_pick options "Chọn" is_single=True %}', options=options)
    assert one.count('<button class="pick-card" name="pick"') == 2 and "<input" not in one


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.slug)
@pytest.mark.parametrize("tag", ["{% card_row kinds %}", "{% card_fan kinds %}", "{% card_row kinds is_bare=True %}"])
def test_cards_of_every_deck_come_from_its_own_file(deck, tag):
    html = draw(tag, kinds=deck.kinds)
    used = re.findall(r'href="/static/faces/([^"#]+)#c([^"]+)"', html)
    assert {file for file, _ in used} == {f"{'' if deck is MONEY else deck.slug + '/'}corner.svg"}
    assert sorted(code for _, code in used) == sorted(kind.code for kind in deck.kinds)
    assert all((BUILT / file).exists() for file, _ in used)
    assert html.count(f'class="card {deck.slug}') == (0 if deck is MONEY else len(deck.kinds))


def test_a_french_card_is_shown_by_signs_and_said_in_words():
    ten = FRENCH.parse("10♠")
    row = draw("{% card_row kinds %}", kinds=ten)
    assert 'aria-label="10 bích"' in row
    assert '<span aria-hidden="true">10♠</span>' in row
    assert 'aria-label="10 bích"' in draw("{% card kind %}", kind=ten[0])
    with override("en"):
        assert 'aria-label="10 of spades"' in draw("{% card_fan kinds %}", kinds=ten)


def test_a_french_card_to_pick_is_said_in_words_unless_it_has_a_name_of_its_own():
    options = [Option("0", "A♥", card_by_code("ac")), Option("1", "lá đầu", card_by_code("kb"))]
    html = draw('{% card_pick options "Chọn" %}', options=options)
    assert '<span aria-hidden="true">A♥</span><span class="hidden">A cơ</span>' in html
    assert '<span class="pick-name">lá đầu</span>' in html
    assert 'class="pick french"' in html


@pytest.mark.parametrize(("deck", "most"), [(FRENCH, WIDE_TIER), (TAM_CUC, TIER)], ids=["french", "tam-cuc"])
def test_a_fan_of_another_deck_is_sorted_and_fits(deck, most):
    hand = tuple(reversed(deck.kinds))[:13]
    assert [kind.index for kind in in_hand(hand)] == sorted(kind.index for kind in hand)
    drawn = tiers(hand)
    assert sorted(card.code for tier in drawn for card in tier) == sorted(kind.code for kind in hand)
    assert max(len(tier) for tier in drawn) <= most


def test_a_keyboard_of_french_cards_goes_suit_by_suit():
    keys = keyboard(FRENCH.kinds)
    assert " ".join(kind.code for kind in keys[:14]) == "ab 2b 3b 4b 5b 6b 7b 8b 9b 10b jb qb kb at"
    assert sorted(kind.code for kind in keys) == sorted(kind.code for kind in FRENCH.kinds)
    assert keyboard(MONEY.kinds) == list(MONEY.kinds)


def test_a_back_is_of_the_deck():
    assert "/static/faces/back.svg" in draw("{% card_back %}")
    assert "/static/faces/french/back.svg" in draw("{% card_back kinds %}", kinds=FRENCH.kinds)


def test_a_whole_deck_to_pick_from_has_a_row_for_each_suit_and_no_seen_names():
    options = [Option(kind.code, kind.label("vi"), kind) for kind in KINDS]
    html = draw('{% card_pick options "Chọn" %}', options=options)
    assert "unnamed compact" in html and 'pick-cards c9 w9"' in html
    assert html.count("begins") == 3  # vạn, sách, and the three without a number


@pytest.mark.parametrize(("count", "narrow", "wide"), [(5, 5, 5), (6, 3, 6), (10, 5, 10), (7, 4, 7), (20, 5, 10)])
def test_rows_of_cards_are_of_one_length(count, narrow, wide):
    assert columns(count, 5) == f"c{narrow} w{wide}"


@pytest.mark.parametrize(("lang", "columned"), [("vi", "c5 w5"), ("en", "c3 w5")])
def test_fewer_cards_stand_in_a_row_where_their_names_hold_long_words(lang, columned):
    assert named_columns([kind.label(lang) for kind in TAM_CUC.kinds[:5]]) == columned


def test_a_large_hand_is_a_strip_of_heads():
    html = draw('{% card_strip kinds "Bài trên tay" is_sticky=True %}', kinds=KINDS[:20])
    assert 'class="strip c10 w10 is-sticky"' in html and html.count("<span><svg") == 20


def test_no_tile_of_a_hand_is_left_alone_in_its_row():
    """Nineteen tiles stand in three rows, not in two and one more; a hand of one row leaves no gap for others."""
    for kinds, columned in (
        (KINDS[:19], "c7 w7"),
        (KINDS[:10], "c5 w5"),
        (KINDS[:4], "c9 w9"),
        (TAM_CUC.kinds[:8], "c4 w4"),
    ):
        assert tile_columns(kinds) == columned
