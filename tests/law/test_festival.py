"""The law of tổ tôm điếm, its page of signals and its page of verses."""

import re
from pathlib import Path

import pytest
from django.conf import settings

from tutorials.catalogue import load
from tutorials.engine.totom.diem.festival import FLAGS
from tutorials.engine.totom.diem.signals import SIGNALS

GAME = "to-tom-diem"
LAW = load().law(GAME)


def test_the_clauses_on_drum_and_flag_all_have_examples():
    bare = [
        clause.id
        for clause in LAW.clauses
        if not clause.examples and re.match(r"TD-(4\.[123]|8\.([3-9]|1\d))", clause.id)
    ]
    assert bare == []


@pytest.mark.parametrize("ident", sorted(LAW.ids))
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_every_article_and_clause_has_a_page(client, prefix, ident):
    response = client.get(f"{prefix}/{GAME}/law/{ident}/")
    assert response.status_code == 200
    assert "<x-" not in response.content.decode()


def test_a_clause_on_the_drum_can_be_heard(client):
    page = client.get(f"/{GAME}/law/TD-8.7/").content.decode()
    assert 'data-drum="tùng tùng" hidden' in page
    assert "diem/drum" in page
    assert "diem/drum" not in client.get("/to-tom/law/TT-4.1/").content.decode()


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_the_page_of_signals_shows_all_drums_and_flags(client, prefix):
    page = client.get(f"{prefix}/{GAME}/signals/").content.decode()
    for signal in SIGNALS:
        assert f'<div id="{signal.slug}">' in page
        assert f'<span class="drum-strokes" lang="vi">{signal.strokes}</span>' in page
        assert f'href="{prefix}/{GAME}/law/{signal.article}/"' in page
    assert page.count('class="flag"') == len(FLAGS)
    assert "onclick" not in page


def test_a_drum_button_is_named_and_waits_for_its_script(client):
    page = client.get(f"/{GAME}/signals/").content.decode()
    buttons = re.findall(r"<button[^>]*data-drum[^>]*>(.*?)</button>", page)
    assert len(buttons) == len(SIGNALS) + 1  # and the gong of 1915
    assert all(button.startswith('Nghe<span class="hidden"') for button in buttons)
    assert all(" hidden>" in tag for tag in re.findall(r"<button[^>]*data-drum[^>]*>", page))


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_the_page_of_verses_shows_all_thirty(client, prefix):
    page = client.get(f"{prefix}/{GAME}/verses/").content.decode()
    assert len(re.findall(r'<li id="\w\w">', page)) == 30
    assert page.count('<blockquote class="verse">') == 30
    assert "<b>một</b> câu <b>thơ</b>" in page
    assert ("One</b> line of" in page) == (prefix == "/en")
    assert f'href="{prefix}/glossary/quan-8w/"' in page


@pytest.mark.parametrize("page", ["signals", "verses"])
def test_the_mat_has_no_such_page(client, page):
    assert client.get(f"/to-tom/{page}/").status_code == 404


def test_the_glossary_has_the_verse_of_each_card(client):
    assert "Chép vàng" in client.get("/glossary/quan-8w/").content.decode()
    assert "Ôm <b>bình</b>" in client.get("/glossary/chi-chi/").content.decode()
    assert 'id="verse"' not in client.get("/glossary/phu-yeu/").content.decode()  # a card as an example


def test_the_drum_script_is_small():
    script = Path(settings.BASE_DIR) / "static" / "diem" / "drum.js"
    assert script.stat().st_size <= 2048
