"""The buttons of a table tell nothing of the law: what it forbids can be done, and is refused or told."""

import re
from collections.abc import Callable
from random import Random

import pytest
from django.test import Client

from tests.table.playing import HERE, MOST_MOVES, buttons, press, sit_down, sitting_at, version
from tutorials.play.careless import any_way
from tutorials.play.tables import Choice, Refusal, Table
from tutorials.table.models import Way
from tutorials.table.moves import faults_of
from tutorials.table.sitting import played

pytestmark = pytest.mark.django_db
Sent = dict[str, object]


def reach(client: Client, game: str, way: str, wanted: Callable[[Table], Sent | None]) -> tuple[str, Sent]:
    """Play lawfully until something is wanted; return the address and what is to be sent there."""
    for seed in range(12):
        address = sit_down(client, game, seed=str(seed), way=way, strength="lawful")
        while (table := played(sitting_at(address)).table).result is None:
            page = client.get(address).content.decode()
            if (sent := wanted(table)) is not None:
                name = next(name for name in ("act", "choice") if name in sent)
                assert (name, sent[name]) in buttons(page)
                return address, sent | {"version": version(page)}
            client.post(address, press(page, sitting_at(address)), **HERE)
    raise AssertionError("never comes about")


def false_u(table: Table) -> Sent | None:
    """Return a call of ù where the hand is not ù."""
    way = next((each for each in table.ways() if each.act == "u"), None)
    is_true = any(each.act.startswith("u") for each in table.choices())
    return {"choice": way.choice.key} if way is not None and not is_true else None


def wrong_take(table: Table) -> Sent | None:
    """Return a taking of the open card with the one card of the hand that does not go with it."""
    way = next((each for each in table.ways() if each.act == "an" and each.sizes), None)
    lawful = {each.cards for each in table.choices() if each.act == "an"}
    hand = table.hands[table.turn or 0]
    card = next((card for card in hand if (card,) not in lawful and card[0] != way.taken[0]), None) if way else None
    return {"act": "an", "pick": [card]} if card else None


def early_lay(table: Table) -> Sent | None:
    """Return two cards laid down in the first round, which are no phỏm."""
    hand = table.hands[table.turn or 0]
    return {"act": "ha", "pick": list(hand[:2])} if any(each.act == "ha" for each in table.ways()) else None


def false_send(table: Table) -> Sent | None:
    """Return the sending of a card that does not go with what lies open."""
    way = next((each for each in table.ways() if each.act == "gui"), None)
    hand = table.hands[table.turn or 0]
    refused = (
        card for card in hand if (found := table.refusal(Choice("gui", (card,)))) and found.slug.startswith("gui")
    )
    card = next(refused, None) if way else None
    return {"act": "gui", "pick": [card]} if card else None


def told(page: str) -> str:
    found = re.search(r'<div class="notice is-fault".*?</div>', page, re.DOTALL)
    return " ".join(re.sub("<[^>]+>", " ", found[0]).split()) if found else ""


@pytest.mark.parametrize(("game", "wanted", "article"), [
    ("to-tom", wrong_take, "TT-"), ("chan", false_u, "CH-"), ("chan", wrong_take, "CH-"),
    ("ta-la", false_u, "TL-8.1"), ("ta-la", early_lay, "TL-6.3"), ("ta-la", false_send, "TL-7"),
    ("tai-ban", false_u, ""),
])  # fmt: skip
def test_the_coach_stops_what_is_forbidden_with_its_article(
    client: Client, game: str, wanted: Callable[[Table], Sent | None], article: str
) -> None:
    address, sent = reach(client, game, Way.COACH, wanted)
    before = sitting_at(address).choices
    said = told(client.post(address, sent, headers={"HX-Request": "true"}, **HERE).content.decode())
    assert "Khoan đã." in said and article in said
    assert sitting_at(address).choices == before


def test_tt_12_3_a_thien_khai_is_shown_with_the_wrong_cards(client: Client) -> None:
    """A coach stops it, a referee lets it be done and tells it: the starter is dealt four 2 vạn by this seed."""
    for way, word in ((Way.COACH, "Khoan đã."), (Way.REFEREE, "Lỗi.")):
        address = sit_down(client, "to-tom", seed="111", seat="0", way=way, strength="lawful")
        page = client.get(address).content.decode()
        assert ("act", "trinh.2w.2w.2w.2w") in buttons(page)
        sent = {"act": "trinh.2w.2w.2w.2w", "pick": ["7w", "8w"], "version": version(page)}
        said = told(client.post(address, sent, headers={"HX-Request": "true"}, **HERE).content.decode())
        assert word in said and "TT-9.12" in said and "báo" in said
        assert re.search(r" Ăn bất thành phu \( ?TT-9\.12 ?\) ?\. Xử: bị báo, ngồi yên", said)
        assert "Ăn quân của làng mà xếp không tròn phu dưới chiếu" in said.split("Xử:")[1]  # the law stands last
        assert ("trinh" in sitting_at(address).choices) == (way == Way.REFEREE)
    page = client.get(f"/en{address}").content.decode()
    assert "You show the fourth card of your thiên khai: " in page and "in a run" not in page  # it lies in none


@pytest.mark.parametrize(("game", "wanted"), [
    ("to-tom", wrong_take), ("chan", wrong_take), ("chan", false_u), ("ta-la", early_lay), ("ta-la", false_send),
])  # fmt: skip
def test_with_a_referee_it_stands_and_is_told(
    client: Client, game: str, wanted: Callable[[Table], Sent | None]
) -> None:
    address, sent = reach(client, game, Way.REFEREE, wanted)
    before = sitting_at(address).choices
    client.post(address, sent, **HERE)
    assert sitting_at(address).choices.startswith(f"{before}\n")
    page = client.get(address).content.decode()
    assert "Lỗi." in told(page) or '<div class="faults"' in page or "faults" in page


def test_a_fault_that_counts_only_with_a_win_is_told_at_the_end(client: Client, monkeypatch) -> None:
    address, sent = reach(client, "chan", Way.REFEREE, wrong_take)
    late = Refusal("an-chon-ca", "CH-8.12", "bao-khi-u", is_late=True)
    monkeypatch.setattr(type(played(sitting_at(address)).table), "refusal", lambda table, choice: late)
    assert told(client.post(address, sent, follow=True, **HERE).content.decode()) == ""
    assert late in [refusal for _deed, refusal in faults_of(played(sitting_at(address)))]


def test_by_oneself_nothing_is_said_until_the_end(client: Client) -> None:
    address, sent = reach(client, "chan", Way.ALONE, wrong_take)
    assert told(client.post(address, sent, follow=True, **HERE).content.decode()) == ""


def test_the_buttons_at_an_open_card_are_the_same_for_an_u_and_for_a_take(client: Client) -> None:
    """Who may win sees no other button, and none in red."""
    seen: dict[bool, set[tuple[str, ...]]] = {True: set(), False: set()}
    for seed in range(2):
        address = sit_down(client, "chan", seed=str(seed), way=Way.ALONE, strength="lawful")
        while (table := played(sitting_at(address)).table).result is None:
            page = client.get(address).content.decode()
            if table.view(table.turn or 0).shown and any(each.act == "u" for each in table.ways()):
                assert 'class="act main' not in page
                seen[any(each.act == "u" for each in table.choices())].add(tuple(each.act for each in table.ways()))
            client.post(address, press(page, sitting_at(address), len(table.view(0).events)), **HERE)
    assert seen[False] and all("u" in acts for acts in seen[True] | seen[False])


@pytest.mark.parametrize("game", ["to-tom", "tai-ban", "chan", "tam-cuc", "ta-la"])
def test_a_hand_full_of_faults_is_played_out_and_gone_through(client: Client, game: str) -> None:
    chance, faults = Random(3), 0
    for seed in ("1",):
        address = sit_down(client, game, seed=seed, way=Way.REFEREE, strength="lawful")
        for _ in range(MOST_MOVES):
            table = played(sitting_at(address)).table
            if table.result is not None:
                break
            page = client.get(address).content.decode()
            choice = any_way(table, table.view(table.turn or 0), chance) if chance.random() < 0.4 else None
            sent = (
                press(page, sitting_at(address)) if choice is None else {"version": version(page), "choice": choice.key}
            )
            answer = client.post(address, sent, **HERE)
            assert answer.status_code == 302 and "?old" not in answer["Location"]
        assert played(sitting_at(address)).table.result is not None
        faults += len(faults_of(played(sitting_at(address))))
        assert client.get(address).status_code == 200
        assert client.get(f"{address}review/").status_code == 200
    assert faults
