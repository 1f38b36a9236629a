"""What goes wrong at a table is said in words, and leaves the table as it was."""

from datetime import timedelta
from io import StringIO
from unittest.mock import patch

import pytest
from django.core.management import call_command
from django.db import OperationalError
from django.test import Client
from django.utils import timezone

from tests.cookies import raw
from tests.table.playing import HERE, press, sit_down, sitting_at
from tutorials.table.clearing import A_FEW
from tutorials.table.models import Sitting
from tutorials.weighing.models import Weighed

pytestmark = pytest.mark.django_db


@pytest.fixture
def address(client: Client) -> str:
    return sit_down(client, "tam-cuc", seed="7")


def state(address: str) -> tuple[str, int]:
    found = sitting_at(address)
    return found.choices, found.version


def sent(client: Client, address: str) -> dict[str, object]:
    return press(client.get(address).content.decode(), sitting_at(address))


def test_a_move_sent_twice_counts_once(client: Client, address: str) -> None:
    move = sent(client, address)
    client.post(address, move, **HERE)
    after = state(address)
    again = client.post(address, move, follow=True, **HERE)
    assert "gửi từ một trang cũ hơn" in again.content.decode()
    assert state(address) == after and after[1] == 1


def test_of_two_tabs_at_once_the_first_moves(client: Client, address: str) -> None:
    """The second has read the table before the first wrote it."""
    move, before = sent(client, address), sitting_at(address)
    client.post(address, move, **HERE)
    after = state(address)
    with patch("tutorials.table.views._sitting_or_404", return_value=before):
        answer = client.post(address, move, headers={"HX-Request": "true"}, **HERE)
    assert "gửi từ một trang cũ hơn" in answer.content.decode()
    assert state(address) == after


@pytest.mark.parametrize("form", [
    {"choice": "x"}, {"choice": "an.1v_2v.3v."}, {"choice": "." * 400}, {"act": "ra", "pick": ["5v"]}, {},
    {"act": "ra", "pick": ["tot-do"] * 40}, {"choice": "ra.tot-do....9"}, {"choice": "ra.tot-do...\u0000"},
    {"choice": "ra.tot-do...99999999999999999999"},
])  # fmt: skip
def test_a_forged_choice_is_refused(client: Client, address: str, form: dict[str, object]) -> None:
    before = state(address)
    answer = client.post(address, {"version": "0", **form}, **HERE)
    assert answer.status_code == 200
    assert "Chiếu vẫn như cũ" in answer.content.decode()
    assert state(address) == before


def test_a_button_without_its_card_says_to_lift_one(client: Client, address: str) -> None:
    answer = client.post(address, {"version": "0", "act": "ra"}, **HERE)
    assert "Chưa nhấc bài lên" in answer.content.decode()


@pytest.mark.parametrize("version", ["", "-1", "1", "10" * 20, "x"])
def test_a_page_of_another_state_is_old(client: Client, address: str, version: str) -> None:
    before = state(address)
    answer = client.post(address, sent(client, address) | {"version": version}, **HERE)
    assert answer["Location"] == f"{address}?old#turn"
    assert state(address) == before


@pytest.mark.parametrize("seed", [str(10**30), "x", "-1", "1.5", "'; DROP"])
def test_a_seed_that_is_none_is_named(client: Client, seed: str) -> None:
    answer = client.post("/tam-cuc/table/sit/", {"seed": seed}, **HERE)
    assert answer.status_code == 400 and "Không đọc được số ván" in answer.content.decode()
    shown = client.get("/tam-cuc/table/", {"seed": seed})
    assert shown.status_code == 200 and "Không đọc được số ván" in shown.content.decode()
    assert Sitting.objects.count() == 0


@pytest.mark.parametrize(
    ("name", "value"), [("seat", "9"), ("players", "99"), ("way", "x"), ("strength", "x"), ("rules", "x")]
)
def test_other_choices_that_are_none_are_named(client: Client, name: str, value: str) -> None:
    answer = client.post("/tam-cuc/table/sit/", {name: value}, **HERE)
    assert answer.status_code == 400 and 'role="alert"' in answer.content.decode()


def test_what_another_site_sends_is_refused(client: Client, address: str) -> None:
    before = state(address)
    for sender in ({"HTTP_ORIGIN": "https://evil.example"}, {}):
        assert client.post(address, sent(client, address), **sender).status_code == 403
        assert client.post("/tam-cuc/table/sit/", **sender).status_code == 403
    assert state(address) == before


@pytest.mark.parametrize(
    "cookie", ["tam-cuc:nobody", "chan:x", "tam-cuc:", "\u0001", "tam-cuc:" + "x" * 3000, "tam-cuc:../.."]
)
def test_a_cookie_of_another_reader_does_no_harm(client: Client, cookie: str) -> None:
    assert client.get("/tam-cuc/table/", headers=raw(table=cookie, learner="forged")).status_code == 200


def test_nobody_finds_a_table_by_guessing_or_under_another_game(client: Client, address: str) -> None:
    assert client.get("/tam-cuc/table/nobody/").status_code == 404
    assert client.get(address.replace("tam-cuc", "chan")).status_code == 404


@pytest.mark.parametrize("is_htmx", [False, True])
def test_a_locked_database_is_said_and_changes_nothing(client: Client, address: str, is_htmx: bool) -> None:
    move, before = sent(client, address), state(address)
    headers = {"HX-Request": "true"} if is_htmx else {}
    with patch("tutorials.table.moves._write", side_effect=OperationalError("database is locked")):
        answer = client.post(address, move, headers=headers, **HERE)
    assert answer.status_code == (200 if is_htmx else 503)
    assert "chiếu vẫn như cũ" in answer.content.decode()
    assert state(address) == before


def test_a_hand_that_the_law_of_today_forbids_is_said_to_be_lost(client: Client, address: str) -> None:
    Sitting.objects.update(choices="goi-9.x..")
    answer = client.get(address)
    assert answer.status_code == 410 and "không dựng lại được" in answer.content.decode()


def test_english_readers_are_told_in_english(client: Client) -> None:
    answer = client.post("/en/tam-cuc/table/sit/", {"seed": str(10**30)}, **HERE)
    assert "The hand number cannot be read" in answer.content.decode()


def test_a_table_that_lay_still_for_a_month_is_cleared(client: Client, address: str) -> None:
    fresh = sit_down(client, "tam-cuc")
    old = timezone.now() - timedelta(days=31)
    Sitting.objects.filter(key=sitting_at(address).key).update(touched=old)
    out = StringIO()
    call_command("clear_tables", stdout=out)
    assert out.getvalue() == "cleared: 1\n"
    assert client.get(address).status_code == 404 and client.get(fresh).status_code == 200


def test_whoever_sits_down_clears_a_few_tables_that_lie_still(client: Client) -> None:
    old, count = timezone.now() - timedelta(days=31), A_FEW + 5
    Sitting.objects.bulk_create(Sitting(game="tam-cuc", seed="1", players=4, touched=old) for _ in range(count))
    for number in range(count):
        Weighed.objects.create(key=str(number), hand={})
    Weighed.objects.update(asked=old)
    left = []
    for _ in range(2):
        sit_down(client, "tam-cuc")
        left.append((Sitting.objects.filter(touched=old).count(), Weighed.objects.count()))
    assert left == [(5, 5), (0, 0)] and Sitting.objects.count() == 2


def test_a_database_too_busy_to_be_cleared_keeps_nobody_from_sitting_down(client: Client) -> None:
    with patch("tutorials.table.clearing.clear", side_effect=OperationalError("database is locked")):
        assert client.get(sit_down(client, "tam-cuc")).status_code == 200
