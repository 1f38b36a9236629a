"""What costs most is counted by network address; who asks too much hears the rule and when to come again."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_network

import pytest
from django.core.cache import caches
from django.test import Client, RequestFactory
from django.urls import get_resolver

from tests.serving import ROOT, plain
from totom_site import limits, stores
from totom_site.environment import Limits
from totom_site.limits import BOOKS, COSTS, DESK, address_of, is_within

pytestmark = pytest.mark.django_db(databases=["default", "shared"])
NOON = 1_800_000_000.0  # the first second of a minute, and of an hour
HERE, THERE = "203.0.113.7", "203.0.113.8"
ASKED = "/api/v1/ask?q={}"


@pytest.fixture(autouse=True)
def counted(settings, monkeypatch):
    """Count, at a time that stands still, by rules that are soon broken."""
    settings.LIMITS, settings.PROXIES = Limits.ON, ()
    monkeypatch.setattr(limits.time, "time", lambda: NOON + 18)
    monkeypatch.setattr(stores.TableCache, "_rest_until", 0.0)
    few = {rule.name: limits.Rule(rule.name, 3, rule.seconds, rule.said, rule.is_distinct) for rule in COSTS.values()}
    monkeypatch.setattr(limits, "COSTS", {view: few[rule.name] for view, rule in COSTS.items()})
    monkeypatch.setattr(limits, "DOOR", few["door"])
    caches["shared"].clear()


def ask(path: str, address: str = HERE, **headers: str):
    return Client().get(path, REMOTE_ADDR=address, headers=headers)


def statuses(path: str, times: int, address: str = HERE, **headers: str) -> list[int]:
    return [ask(path, address, **headers).status_code for _ in range(times)]


PAGES = {
    "/to-tom/puzzles/fresh/waits/7/": "Mỗi đường mạng được chia 240 bài mới trong một phút.",
    "/to-tom/desk/": "Mỗi đường mạng được hỏi bàn xem bài",
    "/to-tom/referee/record/": "Mỗi đường mạng được hỏi bàn xem bài",
    "/en/to-tom/desk/": "Each network address may ask the desk, the referee and the villages 600 times a minute.",
    "/en/to-tom/puzzles/fresh/waits/7/": "Each network address may deal 240 fresh hands a minute.",
}


@pytest.mark.parametrize(("path", "rule"), PAGES.items())
def test_who_asks_too_much_hears_the_rule_and_when_to_come_again(path, rule):
    assert statuses(path, 3) == [200] * 3
    refused = ask(path)
    assert refused.status_code == 429
    assert refused.headers["Retry-After"] == "42"
    assert refused.headers["Cache-Control"] == "no-store"
    page = refused.content.decode()
    assert rule in page
    assert ("wait 42 seconds" if "/en/" in path else "chờ 42 giây") in page


def test_a_long_time_is_told_in_minutes(rf):
    told = limits.refusal(rf.get("/rulebook/to-tom.pdf"), BOOKS, 3342)
    assert told.headers["Retry-After"] == "3342"
    assert "Xin chờ 56 phút rồi tải lại." in told.content.decode()


def test_the_door_tells_it_as_it_tells_its_errors():
    assert statuses(ASKED, 3) == [422] * 3
    refused = ask(f"{ASKED}&lang=en")
    assert (refused.status_code, refused.headers["Retry-After"]) == (429, "42")
    assert refused.headers["Access-Control-Allow-Origin"] == "*"
    error = json.loads(refused.content)["error"]
    assert error["code"] == "too-many"
    assert error["message"].endswith("600 questions a minute. Please ask again in 42 seconds.")


def test_what_costs_little_is_not_counted():
    for path in ("/", "/to-tom/law/TT-4/", "/glossary/", "/search/?q=tom", "/to-tom/puzzles/"):
        assert statuses(path, 5) == [200] * 5
    statuses("/to-tom/desk/", 4)
    assert ask("/to-tom/law/TT-4/").status_code == 200


def test_addresses_and_rules_do_not_know_each_other():
    assert statuses(ASKED, 4)[-1] == 429
    assert ask(ASKED, THERE).status_code == 422
    assert ask("/to-tom/desk/").status_code == 200


def test_a_new_minute_begins_anew(monkeypatch):
    assert statuses(ASKED, 4)[-1] == 429
    monkeypatch.setattr(limits.time, "time", lambda: NOON + 60)
    assert ask(ASKED).status_code == 422


def test_one_customer_has_many_addresses_of_the_new_sort():
    assert statuses(ASKED, 3, "2001:db8:1:2::1") == [422] * 3
    assert ask(ASKED, "2001:db8:1:2:ffff::9").status_code == 429
    assert ask(ASKED, "2001:db8:1:3::1").status_code == 422


def test_a_book_that_one_has_costs_nothing():
    few = limits.COSTS["rulebook:pdf"]
    books = [f"/rulebook/to-tom.pdf?club={number}" for number in range(3)]
    assert all(is_within(few, HERE, book, NOON) for book in books * 3)
    assert not is_within(few, HERE, "/rulebook/chan.pdf", NOON)
    assert not is_within(few, HERE, "/rulebook/chan.pdf", NOON + 60)  # asking again does not help
    assert is_within(few, HERE, books[0], NOON)
    assert is_within(few, HERE, "/rulebook/chan.pdf", NOON + BOOKS.seconds)


@pytest.mark.parametrize(
    ("limit", "address", "last"),
    [
        (Limits.OFF, HERE, 422),
        (Limits.REMOTE, "127.0.0.1", 422),
        (Limits.REMOTE, HERE, 429),
        (Limits.ON, "127.0.0.1", 429),
    ],
)
def test_a_programmer_counts_nobody_and_a_machine_need_not_count_itself(settings, limit, address, last):
    settings.LIMITS = limit
    assert statuses(ASKED, 4, address)[-1] == last


# a hall, whose devices may share an address


def device() -> Client:
    """Return a phone that has opened a page, and has its sign."""
    found = Client(REMOTE_ADDR=HERE)
    found.get("/to-tom/desk/")
    return found


def test_devices_of_a_hall_that_share_an_address_are_counted_apart(settings):
    settings.LIMITS = Limits.HALL
    phones = [device() for _ in range(3)]
    assert [[phone.get(ASKED).status_code for _ in range(4)] for phone in phones] == [[422, 422, 422, 429]] * 3


def test_whoever_shows_no_sign_is_one_device_and_a_forged_sign_is_none(settings):
    settings.LIMITS = Limits.HALL
    assert statuses(ASKED, 4)[-1] == 429
    forged = Client(REMOTE_ADDR=HERE)
    forged.cookies[limits.DEVICE] = "me:too"
    assert forged.get(ASKED).status_code == 429
    assert device().get(ASKED).status_code == 422


def test_an_address_of_a_hall_may_not_ask_without_end_by_ever_new_signs(settings):
    settings.LIMITS = Limits.HALL
    Client(REMOTE_ADDR=HERE).get("/")
    found = [Client(REMOTE_ADDR=HERE) for _ in range(12)]
    for phone in found:
        phone.get("/")
    assert 429 not in [phone.get(ASKED).status_code for phone in found[:10] for _ in range(3)]
    assert found[10].get(ASKED).status_code == 429
    assert ask(ASKED, THERE).status_code == 422


def test_the_sign_of_a_device_is_given_in_a_hall_alone_and_once(settings):
    assert limits.DEVICE not in Client().get("/").cookies
    settings.LIMITS = Limits.HALL
    phone = Client()
    given = phone.get("/").cookies[limits.DEVICE]
    assert (given["httponly"], given["samesite"], given["secure"]) == (True, "Lax", "")
    assert limits.DEVICE not in phone.get("/").cookies


# for whom a proxy asks


def sender(address: str, said: str = "") -> str | None:
    more = {"headers": {"x-forwarded-for": said}} if said else {}
    return address_of(RequestFactory().get("/", REMOTE_ADDR=address, **more))


def test_a_stranger_is_not_believed():
    assert sender(HERE) == HERE
    assert sender(HERE, THERE) == HERE


def test_a_proxy_is_believed_that_is_named(settings):
    settings.PROXIES = (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"))
    assert sender("127.0.0.1", HERE) == HERE
    assert sender("127.0.0.1", f"6.6.6.6, {HERE}") == HERE  # what the reader himself said stands before
    assert sender("10.1.2.3", f"{HERE}, 10.9.9.9") == HERE
    assert sender(THERE, HERE) == THERE
    assert sender("127.0.0.1") == "127.0.0.1"


def test_readers_of_a_proxy_that_is_not_named_are_not_counted_as_one():
    assert sender("127.0.0.1", HERE) is None
    assert statuses(ASKED, 5, "127.0.0.1", **{"x-forwarded-for": HERE}) == [422] * 5


@pytest.mark.parametrize("said", ["unknown", "6.6.6.6 OR 1", "", "a" * 9000])
def test_what_is_no_address_is_not_counted(settings, said):
    settings.PROXIES = (ip_network("127.0.0.1"),)
    assert sender("127.0.0.1", said) in (None, "127.0.0.1")
    assert sender("", said) is None


# where it is counted


def test_a_store_that_is_down_counts_nobody(monkeypatch):
    monkeypatch.setattr(stores.TableCache, "_rest_until", float("inf"))
    assert statuses(ASKED, 5) == [422] * 5


COUNT = """
import django; django.setup()
from django.core.cache import caches
caches["shared"].add("count", 0, 600)
for _ in range(100): last = caches["shared"].incr("count")
print(last)
"""


def test_processes_count_together(tmp_path):
    """The table of one machine: four processes, a hundred each."""
    environ = plain(tmp_path) | {"DJANGO_SETTINGS_MODULE": "tests.totom_site.own_table", "OWN": str(tmp_path)}
    made = subprocess.run(
        [sys.executable, "-m", "django", "createcachetable", "--database", "shared"], cwd=ROOT, env=environ
    )
    assert made.returncode == 0
    with ThreadPoolExecutor(4) as pool:
        command = [sys.executable, "-c", COUNT]
        runs = [
            pool.submit(subprocess.run, command, cwd=ROOT, env=environ, capture_output=True, text=True)
            for _ in range(4)
        ]
        said = [run.result() for run in runs]
    assert [run.stderr for run in said] == [""] * 4
    assert max(int(run.stdout) for run in said) == 400


def test_every_rule_is_for_pages_that_exist():
    names = {
        f"{space}:{name}" for space, (_, part) in get_resolver().namespace_dict.items() for name in part.reverse_dict
    }
    assert set(COSTS) <= names
    assert DESK.most >= 5 * 60  # a hand is tapped together card by card
