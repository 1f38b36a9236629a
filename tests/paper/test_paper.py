"""Papers for a class: a page of all kinds, a form for each, and a PDF that the press makes."""

import pytest
from django.http import QueryDict

from tests.paper.making import order
from tutorials.paper.kinds import KINDS
from tutorials.paper.orders import PaperOrder, read
from tutorials.press.store import Shelf

PREFIXES = pytest.mark.parametrize("prefix", ["", "/en"])
KIND = pytest.mark.parametrize("kind", KINDS)


def body(answer) -> str:
    return answer.content.decode()


@PREFIXES
def test_one_page_leads_to_every_kind(client, prefix):
    shown = body(client.get(f"{prefix}/paper/"))
    lang = "en" if prefix else "vi"
    for kind in KINDS.values():
        assert f'<a href="{prefix}/paper/{kind.slug}/">{kind.title.say(lang)}</a>' in shown


@PREFIXES
@pytest.mark.parametrize("page", ["/rulebook/", "/paper/"])
def test_books_and_papers_share_a_row_of_two_tabs(client, prefix, page):
    shown = body(client.get(prefix + page))
    for address in ("/rulebook/", "/paper/"):
        here = ' aria-current="page"' if address == page else ""
        assert f'<li><a href="{prefix}{address}"{here}>' in shown


def test_papers_stand_behind_the_door_of_printing(client):
    shown = body(client.get("/paper/"))
    assert 'href="/rulebook/?game=to-tom" aria-current="page"' in " ".join(shown.split())


@PREFIXES
@KIND
def test_every_kind_has_its_form(client, prefix, kind):
    answer = client.get(f"{prefix}/paper/{kind}/")
    assert answer.status_code == 200
    assert f'formaction="{prefix}/paper/{kind}.pdf"' in body(answer)


@PREFIXES
@KIND
def test_every_kind_can_be_had(client, printer, prefix, kind):
    answer = client.get(f"{prefix}/paper/{kind}.pdf")
    assert b"".join(answer.streaming_content) == b"%PDF " + kind.encode()
    assert answer.headers["Content-Type"] == "application/pdf"
    assert [(each.slug, each.lang) for each in printer] == [(kind, "en" if prefix else "vi")]


def test_no_such_kind_is_not_found(client, printer):
    assert client.get("/paper/banner/").status_code == client.get("/paper/banner.pdf").status_code == 404


@pytest.mark.parametrize(("prefix", "word"), [("", "page"), ("/en", "page")])
@pytest.mark.parametrize("address", ["/paper/cards.pdf", "/paper/cards/"])
def test_a_choice_that_is_not_offered_is_told_at_its_field(client, printer, prefix, address, word):
    answer = client.get(f"{prefix}{address}?{word}=17")
    assert answer.status_code == 400
    assert f'id="id_{word}_error"' in body(answer) and "17" in body(answer)
    assert printer == []


@KIND
def test_the_same_choices_are_the_same_words_however_they_are_written(kind):
    form = KINDS[kind].form
    plain = form(QueryDict(""))
    assert plain.is_valid(), plain.errors
    assert plain.words() == ()
    told = QueryDict(mutable=True)
    for name, field in plain.fields.items():
        told.setlist(name, plain.data.getlist(name) or ([str(field.initial)] if field.initial else []))
    assert form(told).is_valid()
    again = form(told)
    assert again.is_valid() and again.words() == ()


def test_an_order_comes_back_from_the_queue_as_it_was():
    made = order("cards?what=drums&page=1&size=24", "en")
    assert made.words == (("what", "drums"), ("page", "1"), ("size", "24"))
    assert read(made.as_words()) == made


@pytest.mark.parametrize(
    "words",
    [
        {"slug": "banner", "lang": "vi", "words": [], "address": ""},
        {"slug": "cards", "lang": "vi", "words": [["page", "17"]], "address": ""},
    ],
)
def test_an_order_of_something_that_is_not_offered_is_an_error(words):
    with pytest.raises(ValueError, match=r"banner|page"):
        read(words)


def test_choices_and_language_make_another_paper():
    addresses = [("cards", "vi"), ("cards", "en"), ("cards?size=24", "vi"), ("cards?what=flags", "vi")]
    paths = {order(*each).path for each in addresses}
    assert len(paths) == len(addresses)
    assert all(f"-{Shelf.PAPER.mark}" in path.name for path in paths)


def test_a_paper_says_where_it_can_be_had_again_if_anybody_can_get_there(settings):
    settings.SITE_ADDRESS = "https://chieu.example"
    assert order("cards?size=24", "en").address == "https://chieu.example/en/paper/cards/?size=24"
    settings.SITE_ADDRESS = "http://127.0.0.1:8000"
    assert order("cards?size=24", "en").address == ""


def test_who_waits_is_led_back_to_the_form(client, waiting):
    answer = client.get("/paper/cards.pdf?what=drums")
    assert answer.status_code == 202
    assert 'href="/paper/cards/?what=drums"' in body(answer)
    assert waiting == []


def test_a_paper_is_printed_once(client, printer):
    for query in ("", "?what=answers", "?what=answers&page=4"):
        assert client.get(f"/paper/cards.pdf{query}").status_code == 200
    assert printer == [PaperOrder("cards", "vi", (), "")]
