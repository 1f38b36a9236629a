"""Pages of the glossary."""

import re

import pytest

from tests.every import every
from tutorials.catalogue import load

TERMS = load().terms


def test_all_terms_stand_under_their_letter(client):
    page = client.get("/glossary/").content.decode()
    for term in TERMS:
        assert f'href="/glossary/{term.slug}/"' in page
    letters = re.findall(r'<ul id="(.)"', page)
    assert len(letters) == len(set(letters))
    assert letters.index("D") < letters.index("Đ")


def test_the_terms_of_one_game(client):
    page = client.get("/glossary/?game=chan").content.decode()
    listed = re.findall(r'<a class="term" href="/glossary/([a-z0-9-]+)/(?:\?game=chan)?">', page)
    assert listed == [term.slug for term in load().terms_of("chan")]
    assert 'href="/glossary/?game=chan" aria-current="true"' in page
    assert client.get("/glossary/?game=none").status_code == 404


@pytest.mark.parametrize("first", range(8))
def test_every_term_has_a_page(client, first):
    def check(term):
        response = client.get(f"/glossary/{term.slug}/")
        assert response.status_code == 200
        page = response.content.decode()
        assert term.name.vi in page.replace("&#x27;", "'").replace("&amp;", "&")
        assert "<x-" not in page

    every(((term.slug, term) for term in TERMS[first::8]), check)


def test_a_term_is_a_hub(client):
    page = client.get("/glossary/lung-tom/").content.decode()
    assert "bí tôm" in page  # another name
    assert "#c7v" in page  # the example hand
    assert "/to-tom/law/TT-4.4.1/" in page
    assert "/to-tom/lessons/" in page
    assert 'href="/glossary/lung/"' in page


def test_english_shows_the_english_name(client):
    page = client.get("/en/glossary/lung/").content.decode()
    assert "lưng (set you must have to win)" in page
    assert '<h1><span lang="vi">lưng</span>' in page


def test_the_meaning_alone_for_the_sheet(client):
    response = client.get("/glossary/lung-tom/?fragment")
    page = response.content.decode()
    assert response.status_code == 200
    assert "<html" not in page
    assert 'href="/glossary/lung-tom/"' in page
    assert len(page) < 3000


def test_han_is_marked_as_chinese(client):
    term = next(term for term in TERMS if term.han)
    assert (
        f'<span class="han" lang="zh-Hant">{term.han}</span>' in client.get(f"/glossary/{term.slug}/").content.decode()
    )


def test_a_name_is_told_apart_and_explained_by_fields_of_its_own():
    term = load().term("bach-thu-chan")
    assert (term.word.vi, term.of.vi, term.gloss.en) == ("bạch thủ", "chắn", "wait for one card")
    assert (term.name.vi, term.name.en) == ("bạch thủ (chắn)", "bạch thủ in chắn (wait for one card)")
    told = {
        slug: load().term(slug).english_sense for slug in ("bach-thu-chan", "chi-chi-chan", "sau-chan", "diem-choi")
    }
    assert told == {
        "bach-thu-chan": "wait for one card",
        "chi-chi-chan": "",
        "sau-chan": "six chắn, needed to win",
        "diem-choi": "hut",
    }


def test_the_english_list_does_not_say_a_name_twice(client):
    page = client.get("/en/glossary/").content.decode()
    assert '<a class="term" href="/en/glossary/lung/">lưng</a> <span>set you must have to win</span>' in page
    assert not re.search(r">([^<(]+)</a> <span>\1 \(", page)


OTHERS = ("chan", "tam-cuc", "ta-la", "sam", "ba-cay", "bai-cao", "xi-dach")


def test_the_other_games_have_more_than_a_hundred_and_thirty_terms():
    terms = {term.slug for game in OTHERS for term in load().terms_of(game) if "to-tom" not in term.games}
    assert len(terms) >= 130


@pytest.mark.parametrize("game", [game.slug for game in load().games if game.is_open and game.slug in OTHERS])
def test_terms_of_a_game_lead_to_it_and_to_its_law(client, game):
    """Who has looked up “blackjack” finds the game in one tap.

    Terms of several games may cite the law of one of them; of a game's own, nearly all cite its own.
    """
    law = load().law(game)
    own = [term for term in load().terms_of(game) if term.games == (game,)]
    citing = [term for term in own if set(term.articles) & law.ids]
    assert len(citing) >= 0.8 * len(own), [term.slug for term in own if term not in citing]
    page = client.get(f"/glossary/{citing[0].slug}/").content.decode()
    assert f'href="/{game}/law/' in page
    assert f'href="/{game}/">{load().game(game).name.vi}</a>' in page


def test_a_page_opens_with_what_the_law_says(client):
    page = client.get("/glossary/cua-tri/").content.decode()
    said = page.index("Cửa trì là cửa bên tay phải.")
    assert page.index("<h1>") < said < page.rindex("Cửa bên tay phải của người chơi")
    assert 'href="/to-tom/law/TT-8.2/"' in page[said : said + 300]
    clauses = re.findall(r'href="/[a-z-]+/law/([A-Z]{2}-[\d.]+)/"', page[page.index("Điều luật") :])
    assert clauses[0] == "TT-8.2"
    assert [each[:2] for each in clauses] == sorted((each[:2] for each in clauses), key=["TT", "BT", "TB"].index)


def test_cards_lie_in_their_parts_with_a_caption(client):
    page = client.get("/en/glossary/bat-thuc/").content.decode()
    assert len(re.findall(r'class="cards ', page)) == 3
    assert "<p>run</p>" in page and "<p>loose</p>" in page
    assert "The three 7s of văn are split: one in 5-6-7, one in 7-8-9, one loose." in page


def test_a_term_tells_where_it_comes_from(client):
    assert "Nguồn: Wikipedia tiếng Việt" in client.get("/glossary/gan-bat-sach/").content.decode()


def test_every_term_with_cards_has_a_caption():
    assert [term.slug for term in TERMS if term.cards and not term.caption] == []


def test_the_nine_numbers_stand_on_one_page_with_their_signs(client):
    page = client.get("/glossary/chin-so/").content.decode()
    assert all(f"<p>{place} " in page and sign in page for place, sign in enumerate("一二三四五六七八九", 1))
    assert len(set(re.findall(r"#c[1-9][vws]\b", page))) == 27
    assert 'href="/glossary/chin-so/"' in client.get("/faces/").content.decode()


def test_an_english_name_leads_to_its_term(client):
    assert "<dd>old man, elder</dd>" in client.get("/en/glossary/ong-cu/").content.decode()
    assert "ông cụ (the elder), old man, elder" in client.get("/glossary/ong-cu/").content.decode()
