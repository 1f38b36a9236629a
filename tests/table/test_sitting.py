"""Whole hands through the pages, without scripts: deal, moves, end, next hand."""

import re
from html import unescape
from random import Random

import pytest
from django.http import QueryDict
from django.test import Client

from tests.table.playing import HERE, buttons, play_out, press, sit_down, sitting_at, table_of, version
from tutorials.play.games import tables_of
from tutorials.table import setup
from tutorials.table.models import Sitting
from tutorials.table.sitting import _KNOWN, played
from tutorials.table.words import ranked, speech_of

pytestmark = pytest.mark.django_db
GAMES = [game for game in ("tam-cuc", "chan", "to-tom") if tables_of(game)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["coach", "alone"])
def test_a_hand_is_played_to_its_end_without_scripts(client: Client, game: str, way: str) -> None:
    address = sit_down(client, game, seed="7", way=way, strength="lawful")
    page = play_out(client, address)
    assert "Ván sau" in page and "Chia bài khác" in page
    assert played(sitting_at(address)).table.result is not None


def test_at_the_end_every_khan_is_turned_up(client: Client) -> None:
    address, down = sit_down(client, "to-tom", seed="9", strength="lawful"), 0
    while played(sitting_at(address)).table.result is None:
        seats = client.get(address).context["mat"].seats
        down = max(down, sum(len(pile.backs) > 0 for seat in seats for pile in seat.piles))
        client.post(address, press(client.get(address).content.decode(), sitting_at(address)), **HERE)
    seats = client.get(address).context["mat"].seats
    assert down and not any(pile.backs for seat in seats for pile in seat.piles)
    assert any(pile.name == "khàn úp" and len(pile.cards) == 3 for pile in seats[0].piles), "one's own"


def test_the_same_deal_is_the_same_for_everybody(client: Client) -> None:
    first, second = (sit_down(client, "tam-cuc", seed="42", seat="1") for _ in range(2))
    assert first != second
    for address in (first, second):
        page = client.get(address).content.decode()
        client.post(address, press(page, sitting_at(address)), **HERE)
    assert sitting_at(first).choices == sitting_at(second).choices


@pytest.mark.parametrize(("strength", "is_told"), [("steady", False), ("strong", True), ("lawful", True)])
def test_whoever_opens_the_shared_address_meets_the_same_neighbours(
    client: Client, strength: str, is_told: bool
) -> None:
    address = sit_down(client, "tam-cuc", seed="42", seat="2", strength=strength)
    shared = re.search(r'class="share" href="[^"?]*[?]([^"]*)"', client.get(address).content.decode())
    assert shared is not None and ("strength" in shared[1]) == is_told
    page = Client().get("/tam-cuc/table/", QueryDict(unescape(shared[1]))).content.decode()
    given = re.findall(r'<input type="(?:radio" name="(\w+)" value="(\w+)" checked)', page)
    other = sit_down(Client(), "tam-cuc", seed="42", seat="2", **dict(given))
    assert sitting_at(other).choices == sitting_at(address).choices


def test_a_table_is_built_again_from_its_row_alone(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="5")
    before = played(sitting_at(address)).table
    _KNOWN.clear()
    assert played(sitting_at(address)).table == before
    assert Client().get(address).status_code == 200  # another device


def test_the_next_hand_carries_on_and_begins_once(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="3", strength="lawful")
    play_out(client, address)
    one, two = (table_of(client.post(f"{address}next/", **HERE)) for _ in range(2))
    assert one == two != address
    found = sitting_at(one)
    result = played(sitting_at(address)).table.result
    assert result is not None
    assert found.number == 2 and found.earlier == [list(result.points)]
    assert "Cả hội" in play_out(client, one)


def test_there_is_no_next_hand_before_the_end(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="3")
    assert client.post(f"{address}next/", **HERE)["Location"] == f"{address}?old"
    assert Sitting.objects.count() == 1


def test_htmx_is_given_the_table_alone(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    page = client.get(address).content.decode()
    answer = client.post(address, press(page, sitting_at(address)), headers={"HX-Request": "true"}, **HERE)
    text = answer.content.decode().strip()
    assert answer.status_code == 200 and text.startswith("<section") and "<html" not in text
    assert sitting_at(address).version == 1


def test_what_is_new_is_added_to_the_log_that_stays_and_nothing_is_said_twice(client: Client) -> None:
    address, htmx = sit_down(client, "tam-cuc", seed="7"), {"HX-Request": "true"}
    page = client.get(address).content.decode()
    move = press(page, sitting_at(address))
    assert '<div id="said" class="hidden" role="log"></div>' in page and "hx-swap-oob" not in page
    told = client.post(address, move, headers=htmx, **HERE).content.decode()
    new = re.findall(r'<li class="is-new">(.*?)</li>', told)
    assert new and re.findall(r"<p>(.*?)</p>", told.split('hx-swap-oob="beforeend:#said"')[1]) == new
    for again in (client.post(address, move, headers=htmx, **HERE), client.get(f"{address}?ask=hint", headers=htmx)):
        assert "hx-swap-oob" not in again.content.decode()


def test_a_hint_names_one_of_the_choices_and_changes_nothing(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    page = client.get(f"{address}?ask=hint").content.decode()
    assert "is-hint" in page and buttons(page)
    assert sitting_at(address).version == 0


def test_a_hint_leaves_out_what_holds_of_the_next_best_choice_too(client: Client) -> None:
    left_out = 0
    for seed in range(6):
        address = sit_down(client, "tai-ban", seed=str(seed))
        found, now = sitting_at(address), played(sitting_at(address))
        best, other = tables_of("tai-ban").weigh(now.table.view(found.seat))[:2]
        speech, told = speech_of(found, "vi"), ranked(found, now, speech_of(found, "vi"))[0].reasons
        shared = [each for each in best.reasons if each in other.reasons]
        assert told, "a hint always says why"
        if len(shared) < len(best.reasons):
            assert not {speech.reason(each) for each in shared} & {*told}
            left_out += len(shared)
    assert left_out


@pytest.mark.parametrize("game", ["to-tom", "bi-tu", "chan", "ta-la"])
def test_what_one_waits_for_is_opened_by_its_own_button(client: Client, game: str) -> None:
    address = sit_down(client, game, seed="7")
    assert 'value="waits"' in client.get(f"{address}?ask=hint").content.decode()
    page = client.get(f"{address}?ask=waits").content.decode()
    assert "is-hint" in page and 'value="hint"' in page
    assert any(word in page for word in ("Đang chờ:", "thì chờ:", "Thành phỏm mới:", "Chưa chờ quân nào."))
    assert sitting_at(address).version == 0


def test_where_nothing_is_waited_for_no_button_says_so(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    assert 'value="waits"' not in client.get(address).content.decode()


def test_who_sits_alone_gets_no_hint(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7", way="alone")
    assert "is-hint" not in client.get(f"{address}?ask=hint").content.decode()


def test_the_sitting_keeps_the_rules_with_which_it_began(client: Client) -> None:
    rules = "gamevh~bang_suc.ngua-sau"
    address = sit_down(client, "tam-cuc", seed="7", rules=rules)
    assert sitting_at(address).rules == rules
    other = client.get(address, {"rules": "khac"}).content.decode()
    assert version(other) == "0" and sitting_at(address).rules == rules


@pytest.mark.parametrize("game", GAMES)
def test_whoever_sits_down_at_a_fresh_deal_begins(monkeypatch, game: str) -> None:
    chance = Random(7)
    monkeypatch.setattr(setup, "SystemRandom", lambda: chance)
    usual = setup.read(QueryDict(""), game, None)
    assert all(usual.dealt().begins for _ in range(3))
    chosen = setup.read(QueryDict("seed=5"), game, None)
    assert chosen.dealt() == chosen
