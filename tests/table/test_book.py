"""A hội at the table goes over into the score book: the same points, the gà, who pays whom."""

import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from tests.table.playing import HERE, play_out, sit_down, sitting_at, table_of
from tutorials.engine import answer
from tutorials.hoi.address import named
from tutorials.hoi.sheets import sheet_of
from tutorials.table.models import Sitting
from tutorials.table.sitting import house_of, played, totals

pytestmark = pytest.mark.django_db
TAG = re.compile(r"<[^>]+>")


def book_in(page: str) -> str:
    found = re.search(r'href="(/[\w-]+/hoi/\?[^"]+)"', page)
    assert found is not None
    return unescape(found[1])


@pytest.mark.parametrize(
    ("game", "rules"), [("tam-cuc", ""), ("chan", "wikipedia~ga_nuoi.co"), ("ta-la", "bai-luat~ga.co"), ("sam", "")]
)
def test_the_score_book_goes_on_with_the_points_of_all_hands(client: Client, game: str, rules: str) -> None:
    address = sit_down(client, game, seed="7", strength="lawful", **({"rules": rules} if rules else {}))
    play_out(client, address)
    after = table_of(client.post(f"{address}next/", **HERE))
    page = play_out(client, after)
    sitting = sitting_at(after)
    result = played(sitting).table.result
    assert result is not None
    whole = totals(sitting.earlier, result.points)
    assert sitting.number == 2
    book = client.get(book_in(page)).content.decode()
    told = re.findall(r'<span class="who">([^<]+)</span> <strong>([^<]+)</strong>', book)
    assert [points for _name, points in told] == [str(each).replace("-", "−") for each in whole]
    assert told[sitting.seat][0] == "Mình"
    if sum(whole):
        assert f"Gà còn {-sum(whole)}." in " ".join(TAG.sub("", page).split())


@pytest.mark.parametrize(
    ("game", "rules"),
    [("to-tom", "luat-2005"), ("to-tom", "luat-2005~loi_diem.quang"), ("bi-tu", ""), ("to-tom-diem", "")],
)
def test_tổ_tôm_goes_on_with_the_pot_the_row_of_wins_and_the_cái(client: Client, game: str, rules: str) -> None:
    address = sit_down(client, game, seed="3", strength="lawful", **({"rules": rules} if rules else {}))
    for _hand in range(2):
        play_out(client, address)
        address = table_of(client.post(f"{address}next/", **HERE))
    page = play_out(client, address)
    sitting = sitting_at(address)
    result = played(sitting).table.result
    assert result is not None
    names = book_names(book_in(page))
    found = answer(question_of(book_in(page), sitting))
    whole = totals(sitting.earlier, result.points)
    paid_in = (found["gom"] or 0) * found["hoi"]["begun"]
    owed = {found["owed"]["seat"]: found["owed"]["points"]} if found["owed"] else {}
    assert [found["totals"][name] + paid_in + owed.get(name, 0) for name in names] == whole
    assert found["pot"] == -sum(found["totals"].values())
    row = {names[seat]: wins for seat, wins in enumerate(result.following["streak"]) if wins}
    assert (found["streak"] and {found["streak"]["seat"]: found["streak"]["wins"]} or {}) == row
    if not found["ended"]:
        assert found["cai_next"]["seat"] == names[result.following["cai"]]
        assert f"Cái ván sau: {names[result.following['cai']]}" in client.get(book_in(page)).content.decode()


def book_names(address: str) -> list[str]:
    return parse_qs(urlsplit(address).query)["p"][0].split("~")


def question_of(address: str, sitting: Sitting) -> dict[str, Any]:
    """Return what the score book at an address asks the engine."""
    sent = parse_qs(urlsplit(address).query)
    names, vocabulary = sent["p"][0].split("~"), sheet_of(sitting.game).words
    hands = [named(vocabulary.read(word), dict(zip("abcde", names, strict=False))) for word in sent["h"][0].split("_")]
    rules = house_of(sitting).rules
    return {"game": sitting.game, "ask": "hoi", "rules": rules, "players": names, "hands": hands}


def test_a_game_whose_score_book_takes_no_points_has_no_link(client: Client) -> None:
    page = play_out(client, sit_down(client, "ba-cay", seed="7", strength="lawful"))
    assert "/hoi/?" not in page
