"""What the neighbours did is gone through at the reader's own pace, one thing after another, to the table as it is."""

import re

import pytest
from django.test import Client

from tests.table.playing import HERE, buttons, press, sit_down, sitting_at, table_of
from tutorials.table.sitting import played
from tutorials.table.walk import walk_of

pytestmark = pytest.mark.django_db
_STEP = re.compile(r'id="step-(\w+)"\s+name="at"\s+value="(\d*)"')


def steps(page: str) -> dict[str, str]:
    """Return where the buttons of a page lead that go through what happened."""
    return dict(_STEP.findall(page))


@pytest.mark.parametrize(("game", "seed"), [("chan", "3"), ("to-tom", "9"), ("tam-cuc", "3"), ("sam", "3")])
def test_after_a_move_each_neighbour_is_seen_in_turn(client: Client, game: str, seed: str) -> None:
    address, walked = sit_down(client, game, seed=seed), 0
    while walked < 3 and played(sitting_at(address)).table.result is None:
        sent = press(client.get(address).content.decode(), sitting_at(address))
        answer = client.post(address, sent, **HERE)
        assert table_of(answer) == address
        found, seat = played(sitting_at(address)), sitting_at(address).seat
        places = walk_of(found, seat).steps.places
        if len(places) == 1:
            assert answer["Location"] == f"{address}#turn"
            continue
        walked += 1
        assert answer["Location"] == f"{address}?at={places[0]}#turn"
        page, seen = client.get(answer["Location"]).content.decode(), [places[0]]
        while "after" in (here := steps(page)):
            assert not buttons(page) and 'class="end' not in page and 'name="pick"' not in page
            assert ("last" in here) == (here["after"] != str(places[-1]))
            seen.append(int(here["after"]))
            page = client.get(address, {"at": here["after"]}).content.decode()
        assert tuple(seen) == places and (buttons(page) or 'class="end' in page)
        back = re.search(r"\?at=(\d+)#turn", page)
        assert back is not None and int(back[1]) == places[-2]
    assert walked


@pytest.mark.parametrize("at", ["", "0", "1", "9999", "x", "-1", "99999999999999999999"])
def test_where_there_is_no_such_step_the_table_is_shown_as_it_is(client: Client, at: str) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    sent = press(client.get(address).content.decode(), sitting_at(address))
    client.post(address, sent, **HERE)
    assert buttons(client.get(address, {"at": at}).content.decode())


@pytest.mark.parametrize(("game", "seed"), [("chan", "2"), ("to-tom", "9"), ("tai-ban", "3")])
def test_a_card_that_nobody_could_take_is_seen_before_it_goes_to_its_door(client: Client, game: str, seed: str) -> None:
    """Each step shows one card more, and the mat as it was: what lay open then lies at a door afterwards."""
    address, open_cards = sit_down(client, game, seed=seed), 0
    while (found := played(sitting_at(address))).table.result is None:
        seat, views = sitting_at(address).seat, []
        for at in walk_of(found, seat).steps.places:
            views.append(walk_of(found, seat, at).view)
        for view, after in zip(views, views[1:], strict=False):
            assert after.events[: len(view.events)] == view.events
            assert view.stock is not None and after.stock is not None and view.stock >= after.stock
            if view.shown and after.shown and after.events[-1].act in ("mo", "boc"):
                open_cards += 1
                lies = after.places[view.shown.seat].door or after.places[view.shown.seat].thrown
                assert view.shown.card in lies
        client.post(address, press(client.get(address).content.decode(), sitting_at(address), pick=-1), **HERE)
    assert open_cards


def test_a_finished_trick_is_seen_before_the_next_is_called(client: Client) -> None:
    """At tam cúc the pieces of a trick lie until the next call."""
    address, whole = sit_down(client, "tam-cuc", seed="3"), 0
    while (found := played(sitting_at(address))).table.result is None:
        seat = sitting_at(address).seat
        views = [walk_of(found, seat, at).view for at in walk_of(found, seat).steps.places]
        taken = [view for view in views if view.events and view.events[-1].act.startswith("an-")]
        whole += any(len(view.mat) >= len(view.places) for view in taken)
        client.post(address, press(client.get(address).content.decode(), sitting_at(address)), **HERE)
    assert whole


def test_htmx_is_led_to_the_first_step_at_once(client: Client) -> None:
    address = sit_down(client, "chan", seed="3")
    while played(sitting_at(address)).table.result is None:
        page = client.get(address).content.decode()
        sent = press(page, sitting_at(address))
        text = client.post(address, sent, headers={"HX-Request": "true"}, **HERE).content.decode()
        assert text.strip().startswith("<section")
        if "after" in steps(text):
            return
    raise AssertionError("the neighbours did nothing")
