"""A hand left in the middle is found again from home, its game and one's progress, however many tables come after."""

import pytest
from django.test import Client

from tests.cookies import raw
from tests.table.playing import HERE, play_out, press, sit_down, sitting_at
from tutorials.pages.sat import MOST_BEGUN

pytestmark = pytest.mark.django_db
PAGES = ("/", "/tam-cuc/", "/tam-cuc/table/", "/progress/")


def move(client: Client, address: str) -> None:
    client.post(address, press(client.get(address).content.decode(), sitting_at(address)), **HERE)


def leads(client: Client, page: str, address: str) -> bool:
    return f'href="{address}"' in client.get(page).content.decode()


@pytest.mark.parametrize("page", PAGES)
def test_pages_lead_back_to_a_hand(client: Client, page: str) -> None:
    assert "ván dở" not in client.get(page).content.decode() or page == "/progress/"  # kept for strangers from here on
    address = sit_down(client, "tam-cuc", seed="7")
    assert leads(client, page, address)
    assert not leads(Client(), page, address)


def test_of_other_games_a_page_says_nothing(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    assert not leads(client, "/chan/", address) and not leads(client, "/chan/table/", address)
    assert "Continue your hand of Tam cúc" in client.get("/en/").content.decode()


@pytest.mark.parametrize("page", PAGES)
def test_a_hand_begun_is_not_lost_by_sitting_down_again(client: Client, page: str) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    move(client, address)
    for seed in range(2 * MOST_BEGUN):
        later = sit_down(client, "tam-cuc", seed=str(seed + 1))
    assert leads(client, page, address) and leads(client, page, later)


def test_so_many_hands_are_kept_and_no_more(client: Client) -> None:
    addresses = [sit_down(client, "tam-cuc", seed="7")]
    for _ in range(MOST_BEGUN):
        move(client, addresses[-1])
        addresses.append(sit_down(client, "tam-cuc", seed="7"))
    assert [leads(client, "/", each) for each in addresses] == [False, *[True] * MOST_BEGUN]


def test_a_hand_that_is_over_is_not_left(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7", strength="lawful")
    play_out(client, address)
    assert not leads(client, "/", address)


def test_whoever_looks_on_has_left_no_hand_there_and_whoever_plays_on_has(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    other = Client()
    other.get(address)
    assert not leads(other, "/", address)
    move(other, address)
    assert leads(other, "/", address)


def test_the_cookie_of_before_is_still_read(client: Client) -> None:
    address = sit_down(Client(), "tam-cuc", seed="7")
    cookie = f"tam-cuc:{address.rstrip('/').split('/')[-1]}"
    assert f'href="{address}"' in client.get("/", headers=raw(table=cookie)).content.decode()


def test_what_is_forgotten_is_forgotten_here_too(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    client.post("/progress/forget/")
    assert not leads(client, "/", address)
