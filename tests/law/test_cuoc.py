"""All that wins or counts in a game, each with a hand that has it."""

import re

import pytest

from tutorials.catalogue import load

GAMES = [game.slug for game in load().games if game.is_open]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_page(client, game):
    page = client.get(f"/{game}/cuoc/").content.decode()
    assert f'href="/{game}/cuoc/"' in client.get(f"/{game}/law/").content.decode()
    assert len(re.findall(r"<h2>", page)) == sum(
        len(table.rows) for table in load().points(game) if table.slug in ("cuoc", "ket", "hands")
    )
    assert "None" not in page


def test_a_bonus_tells_what_it_takes_and_what_it_is_worth(client):
    page = client.get("/en/to-tom/cuoc/").content.decode()
    tom = page[page.index('href="/en/glossary/u-tom/"') :]
    tom = tom[: tom.index("</li>")]
    assert "The winning hand has the 7 of văn, the 3 of vạn and the 3 of sách in one set." in tom
    assert "8 points" in tom
    assert 'href="/en/to-tom/law/TT-15.6/"' in tom
    assert tom.count("<svg") == 21
    assert 'class="card won"' in tom


def test_points_are_those_of_the_visitors_village(client):
    client.cookies["village"] = "hoi-lim"
    page = client.get("/to-tom/cuoc/").content.decode()
    assert "Hội Lim" in page
    tom = page[page.index("/glossary/u-tom/") :]
    assert "6 điểm" in tom[: tom.index("</li>")]
    assert "Lệ này không tính cước ấy." in page


def test_a_finish_is_worth_by_the_number_of_players(client):
    page = " ".join(client.get("/tam-cuc/cuoc/").content.decode().split())
    assert "2 người: 12 điểm" in page and "4 người: 4 điểm" in page


def test_a_game_without_cuoc_tells_in_words(client):
    page = client.get("/ta-la/cuoc/").content.decode()
    assert "Các bài thắng tá\N{NO-BREAK SPACE}lả, có hình" in page
    assert "ù tròn, mỗi người trả" in page
