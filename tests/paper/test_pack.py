"""A pack binds the papers of an afternoon: pages numbered through, a first page that says how often to print which."""

import re

import pytest
from django.http import QueryDict

from tests.paper.making import order, pages, text_of
from tutorials.catalogue import load
from tutorials.paper.kinds import KINDS
from tutorials.paper.orders import MOST_PAGES
from tutorials.paper.pack import PackForm, pieces

CHAN = "pack?plan=chan-mot"


def form(query):
    return PackForm(QueryDict(query))


def chosen(query):
    found = form(query)
    assert found.is_valid(), found.errors
    return found.cleaned_data


@pytest.mark.parametrize("slug", [plan.slug for plan in load().plans])
def test_a_pack_holds_the_plan_and_every_paper_of_it(slug):
    found = pieces(chosen(f"plan={slug}"), "vi")
    kinds = {piece.kind for piece in found}
    assert {"plan", "deal", "forms", "leaf"} <= kinds  # the law to take home, and what each envelope holds
    for piece in found:
        assert KINDS[piece.kind].read(piece.words).is_valid()
        assert piece.copies


def test_lo_to_is_of_cards_that_are_in_the_deck_of_the_pack():
    for plan in load().plans:
        words = {piece.kind: dict(piece.words) for piece in pieces(chosen(f"plan={plan.slug}"), "vi")}
        if "loto" in words:
            assert words["loto"].get("deck", "money") == words["deck"].get("deck", "money")


def test_slips_are_for_the_table_and_the_account_for_the_teacher_alone():
    deals = [piece for piece in pieces(chosen("plan=chan-mot"), "vi") if piece.kind == "deal"]
    assert [("pages", "teacher") in piece.words for piece in deals] == [False, True]
    assert [piece.copies for piece in deals] == ["mỗi bàn một bản, in một mặt, cắt rời", "một bản cho người dạy"]


def test_pages_are_numbered_through_and_the_first_page_says_where_each_paper_is():
    whole = pages(CHAN)
    places = re.findall(r"(\d+)(?:–(\d+))? (?=[BVPLT])", " ".join(whole[0].extract_text().split()))
    spans = [(int(first), int(last or first)) for first, last in places]
    assert spans[0][0] == 2
    assert spans[-1][1] == len(whole)
    assert all(before[1] + 1 == after[0] for before, after in zip(spans, spans[1:], strict=False))
    for number in range(2, spans[0][1] + 1):
        assert whole[number - 1].extract_text().split()[-1] == str(number)


def test_what_is_not_ticked_is_left_out():
    text = text_of(f"{CHAN}&parts=plan")
    assert "Tờ của người dạy" not in text
    assert [piece.kind for piece in pieces(chosen("plan=chan-mot&parts=plan"), "vi")] == ["plan"]


def test_ticks_of_the_plan_chosen_before_give_way():
    assert chosen("plan=to-tom-mot&parts=deal/chan/4")["parts"] == chosen("plan=to-tom-mot")["parts"]


@pytest.mark.parametrize(
    ("query", "field"), [("plan=poker", "plan"), ("length=61", "length"), ("parts=money", "parts")]
)
def test_what_is_not_offered_is_told(client, query, field):
    assert field in form(query).errors
    assert client.get(f"/paper/pack/?{query}").status_code == 400


def test_a_pack_is_bounded():
    assert MOST_PAGES <= 120
    assert len(pages(CHAN)) < 40


def test_letters_and_faces_are_those_of_the_pack():
    (plan, *_), lang = pieces(chosen("plan=chan-mot&size=18&face=text"), "vi"), "vi"
    assert {("size", "18"), ("face", "text")} <= set(plan.words)
    assert "cards:text" in order("plan?plan=chan-mot&face=text", lang).html()
