"""The reader lays the hand as he likes: by forms alone, kept with the sitting, and never more than his own cards."""

import re

import pytest
from django.http import QueryDict
from django.test import Client

from tests.table.playing import HERE, press, sit_down, sitting_at
from tutorials.table.laying import laid, lay
from tutorials.table.sitting import played

pytestmark = pytest.mark.django_db
HAND = ("1v", "2v", "2v", "3v", "4v")


@pytest.fixture
def address(client: Client) -> str:
    return sit_down(client, "tam-cuc", seed="7")


@pytest.mark.parametrize(("sent", "order", "lifted"), [
    ("lay=left&pick=3v", "1v 2v 3v 2v 4v", 2),
    ("lay=right&pick=3v", "1v 2v 2v 4v 3v", 4),
    ("lay=front&pick=3v&pick=2v", "2v 3v 1v 2v 4v", None),
    ("lay=back&pick=1v", "2v 2v 3v 4v 1v", 4),
    ("lay=back&pick=2v", "1v 2v 3v 4v 2v", 4),
    ("lay=right&pick=2v&from=1", "1v 2v 2v 3v 4v", 2),
    ("lay=right&pick=3v&from=0", "1v 2v 2v 4v 3v", 4),
    ("lay=left&pick=1v", "1v 2v 2v 3v 4v", 0),
    ("lay=right&pick=4v", "1v 2v 2v 3v 4v", 4),
    ("lay=sorted", "", None),
])  # fmt: skip
def test_cards_lifted_go_where_they_are_wanted(address: str, sent: str, order: str, lifted: int | None) -> None:
    sitting = sitting_at(address)
    assert lay(sitting, HAND, QueryDict(sent)) == lifted
    assert sitting_at(address).order == order


@pytest.mark.parametrize("sent", ["", "lay=up&pick=1v", "lay=left", "lay=left&pick=9v", "lay=left&pick=1v&pick=1v",
                                  "lay=front&pick=" + "x" * 5000])  # fmt: skip
def test_what_the_hand_does_not_hold_moves_nothing(address: str, sent: str) -> None:
    assert lay(sitting_at(address), HAND, QueryDict(sent)) is None
    assert sitting_at(address).order == ""


def test_what_has_gone_is_left_out_and_what_has_come_stands_last() -> None:
    assert laid(("1v", "3v", "5v"), "3v 2v 1v 1v") == ("3v", "1v", "5v")
    assert laid(HAND, "") == ()


def shown(page: str) -> list[str]:
    return re.findall(r'name="pick"\s+value="([^"]+)"', page)


def test_the_order_is_kept_through_moves_and_undone_in_one_tap(client: Client, address: str) -> None:
    usual = shown(client.get(address).content.decode())
    answer = client.post(f"{address}lay/", {"lay": "front", "pick": usual[-1]}, **HERE)
    assert answer["Location"] == f"{address}?lay=0#turn"
    page = client.get(answer["Location"]).content.decode()
    assert shown(page)[0] == usual[-1] and page.count(" checked") == 1 and '<details class="lay-hand" open' in page
    client.post(address, press(page, sitting_at(address)), **HERE)
    hand = played(sitting_at(address)).table.hands[sitting_at(address).seat]
    after = shown(client.get(address).content.decode())
    assert sorted(after) == sorted(hand) and (after[0] == usual[-1] or usual[-1] not in hand)
    client.post(f"{address}lay/", {"lay": "sorted"}, **HERE)
    assert sitting_at(address).order == ""


def test_laying_counts_as_no_move(client: Client, address: str) -> None:
    page = client.get(address).content.decode()
    sent = press(page, sitting_at(address))
    client.post(f"{address}lay/", {"lay": "back", "pick": shown(page)[0]}, headers={"HX-Request": "true"}, **HERE)
    assert sitting_at(address).version == 0
    assert "?old" not in client.post(address, sent, **HERE)["Location"]
    assert sitting_at(address).version == 1


def test_of_cards_alike_as_many_are_lifted_as_were_picked_and_none_that_is_not_held(client: Client) -> None:
    address = sit_down(client, "to-tom", seed="111", seat="0")
    asked = "&".join(["ask=hint", "pick=2w", "pick=2w", "pick=nonsense"])
    page = client.get(f"{address}?{asked}").content.decode()
    assert re.findall(r'name="pick"\s+value="([^"]+)" checked', page) == ["2w", "2w"]
