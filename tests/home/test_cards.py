"""Cards as HTML: named, in a row, in a fan, to pick from."""

import re
from dataclasses import dataclass

from django.template import Context, Template
from django.test import RequestFactory
from django.utils.translation import override

from tutorials.engine.cards import Kind, kind_by_code, parse
from tutorials.templatetags.cards import in_hand, tiers


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
    html = draw("{% card kind %}", kind=kind_by_code("7v"))
    assert 'role="img" aria-label="7 văn"' in html
    assert "faces/corner.svg#c7v" in html


def test_a_row_names_its_cards_in_the_reader_s_language():
    kinds = parse("7v oc")
    assert re.findall(r"</svg> ([^<]+)</span>", draw("{% card_row kinds %}", kinds=kinds)) == ["7 văn", "ông cụ"]
    with override("en"):
        assert kind_by_code("7v").en in draw("{% card_row kinds %}", kinds=kinds)


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


def test_cards_to_pick_are_named_checkboxes():
    options = [Option("0", "7 văn", kind_by_code("7v")), Option("1", "khàn 2 vạn", kind_by_code("2w"), 3, True)]
    html = draw('{% card_pick options "Chọn" %}', options=options)
    assert "<legend>Chọn</legend>" in html
    assert html.count('type="checkbox" name="pick"') == 2
    assert 'value="1" checked' in html
    assert "×3" in html
    assert html.count("<label") == 2
    assert 'type="radio"' in draw('{% card_pick options "Chọn" is_single=True %}', options=options)
