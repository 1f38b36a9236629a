"""Progress: an anonymous key, the first thing solved in the cookie, rows from the second on, and forgetting."""

from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.db import IntegrityError, OperationalError, transaction
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.utils import timezone

from tests.progress.visitor import read_only, visit
from tutorials.catalogue import load
from tutorials.learners import refs
from tutorials.learners.memory import COOKIE, remember, solved
from tutorials.learners.models import Done, Kind, Learner

pytestmark = pytest.mark.django_db
FIRST, SECOND = "to-tom/bo-bai/chat-van", "to-tom/bo-bai/chat-sach"
Cookies = dict[str, str]


def remembered(cookies: Cookies | None = None, ref: str = FIRST, kind: Kind = Kind.STEP) -> Cookies:
    """Solve something and return the cookies that the browser then holds."""
    response, request = HttpResponse(), visit(cookies)
    note = remember(request, kind, ref)
    assert not note.is_lost
    note.sign(request, response)
    return (cookies or {}) | {name: morsel.value for name, morsel in response.cookies.items()}


def learner(*refs: str) -> Cookies:
    """Return the cookies of somebody who has rows."""
    return remembered(remembered(ref=refs[0] if refs else FIRST), refs[1] if refs[1:] else SECOND)


def test_a_newcomer_is_not_looked_up(django_assert_num_queries) -> None:
    with django_assert_num_queries(0):
        assert solved(visit(), Kind.STEP) == frozenset()


def test_the_first_thing_solved_stands_in_the_cookie_alone(django_assert_num_queries) -> None:
    with django_assert_num_queries(0):
        cookies = remembered()
        assert list(cookies) == [COOKIE]
        assert solved(visit(cookies), Kind.STEP) == {FIRST}
        assert solved(visit(cookies), Kind.PUZZLE) == frozenset()
        assert remembered(cookies) == cookies  # the same again
    assert not Learner.objects.exists()


def test_who_keeps_no_cookies_leaves_no_row() -> None:
    for ref in (FIRST, SECOND, FIRST):
        remembered(ref=ref)
    assert not Learner.objects.exists()


def test_the_second_thing_brings_rows_for_both() -> None:
    cookies = learner()
    assert solved(visit(cookies), Kind.STEP) == {FIRST, SECOND}
    assert Learner.objects.count() == 1
    assert remembered(cookies, "to-tom/bo-bai/chat-van-2") == cookies  # the key stays from now on
    assert len(solved(visit(cookies), Kind.STEP) or ()) == 3


def test_two_tabs_are_one_learner() -> None:
    """Both answer with the cookie of the first thing solved; whichever cookie comes last, all three are remembered."""
    begun = remembered()
    one, other = remembered(begun, SECOND), remembered(begun, "a-puzzle", Kind.PUZZLE)
    for cookies in (one, other):
        assert solved(visit(cookies), Kind.STEP) == {FIRST, SECOND}
        assert solved(visit(cookies), Kind.PUZZLE) == {"a-puzzle"}
    assert Learner.objects.count() == 1


def test_the_cookie_is_safe() -> None:
    response, note = HttpResponse(), remember(visit(), Kind.STEP, FIRST)
    note.sign(visit(), response)
    morsel = response.cookies[COOKIE]
    assert morsel["httponly"] and morsel["samesite"] == "Lax" and not morsel["secure"]
    note.sign(RequestFactory().get("/", secure=True), response)
    assert response.cookies[COOKIE]["secure"]


def test_the_same_thing_is_written_once() -> None:
    cookies = learner()
    remembered(cookies)
    assert Done.objects.count() == 2
    found = Learner.objects.get()
    with pytest.raises(IntegrityError), transaction.atomic():
        Done.objects.create(learner=found, kind=Kind.STEP, ref=FIRST)


@pytest.mark.parametrize("value", ["", "x", "abc:def:ghi", "abc|step|x"])
def test_a_cookie_that_is_not_ours_counts_for_nothing(value: str) -> None:
    learner()
    assert solved(visit({COOKIE: value}), Kind.STEP) == frozenset()
    assert remembered({COOKIE: value})[COOKIE] != value


def test_a_key_that_was_forgotten_begins_anew() -> None:
    cookies = learner()
    Learner.objects.all().delete()
    again = remembered(cookies)
    assert again[COOKIE] != cookies[COOKIE]
    assert solved(visit(again), Kind.STEP) == {FIRST}


def test_learners_do_not_see_each_other() -> None:
    learner()
    assert solved(visit(learner("one", "other")), Kind.STEP) == {"one", "other"}


# when the database does not do what it should


@pytest.fixture
def broken(monkeypatch):
    """Let every query fail, as it does without a database."""

    def fail(*args, **kwargs):
        raise OperationalError("no database on purpose")

    def go() -> None:
        monkeypatch.setattr("django.db.models.sql.compiler.SQLCompiler.execute_sql", fail)

    return go


def test_a_deed_that_cannot_be_written_is_a_note() -> None:
    begun, known = remembered(), learner("one", "other")
    with read_only():
        for cookies in (begun, known):
            note = remember(visit(cookies), Kind.STEP, "third")
            assert note.is_lost and note.known is None
        assert not remember(visit(), Kind.STEP, "first").is_lost  # a newcomer's stands in his cookie
    assert solved(visit(begun), Kind.STEP) == {FIRST}
    assert solved(visit(known), Kind.STEP) == {"one", "other"}


def test_what_cannot_be_read_is_unknown(broken) -> None:
    cookies = learner()
    broken()
    assert solved(visit(cookies), Kind.STEP) is None


def test_a_learner_and_his_first_deeds_come_together(monkeypatch) -> None:
    begun = remembered()

    def fail(*args, **kwargs):
        raise OperationalError("broken after the learner")

    monkeypatch.setattr(Done.objects, "get_or_create", fail)
    assert remember(visit(begun), Kind.STEP, SECOND).is_lost
    assert not Learner.objects.exists()


def test_the_page_says_that_the_records_are_shut(client: Client, broken) -> None:
    known(client)
    broken()
    page = client.get("/progress/")
    assert page.status_code == 200
    assert "không mở được sổ" in page.content.decode() and "đã giải 0/" not in page.content.decode()
    refused = client.post("/progress/forget/")
    assert refused.status_code == 503
    assert "Chưa xóa được" in refused.content.decode()
    assert client.cookies[COOKIE].value


# the page


def known(client: Client, *refs: str) -> Client:
    client.cookies[COOKIE] = learner(*refs)[COOKIE]
    return client


def test_the_page_says_what_is_remembered(client: Client) -> None:
    page = client.get("/progress/")
    assert page.status_code == 200
    assert "Xóa hết dấu đã giải" not in page.content.decode()
    assert COOKIE not in page.cookies
    real = [*refs.all_of(load(), "to-tom", Kind.STEP)][:2]
    page = known(client, *real).get("/progress/").content.decode()
    assert "đã giải 2/" in page and "Xóa hết dấu đã giải" in page


def test_what_is_taught_no_longer_is_not_counted(client: Client) -> None:
    real = next(refs.all_of(load(), "to-tom", Kind.STEP))
    page = known(client, real, "to-tom/gone/away").get("/progress/").content.decode()
    assert "đã giải 1/" in page and "đã giải 2/" not in page


def test_forget_me_deletes_everything(client: Client) -> None:
    response = known(client).post("/progress/forget/", follow=True)
    assert response.status_code == 200
    assert "Đã xóa hết" in response.content.decode()
    assert not Learner.objects.exists() and not Done.objects.exists()
    assert not client.cookies[COOKIE].value


def test_forget_me_leaves_the_others(client: Client) -> None:
    learner("one", "other")
    known(client).post("/progress/forget/")
    assert set(Done.objects.values_list("ref", flat=True)) == {"one", "other"}


def test_forgetting_needs_the_button(client: Client) -> None:
    assert known(client).get("/progress/forget/").status_code == 405
    checked = Client(enforce_csrf_checks=True)
    checked.cookies[COOKIE] = client.cookies[COOKIE].value
    assert checked.post("/progress/forget/").status_code == 403
    assert Learner.objects.exists()


def test_a_stranger_may_press_it_too(client: Client) -> None:
    assert client.post("/progress/forget/").status_code == 302


# who stays away


def test_the_idle_are_forgotten_and_who_came_lately_stays(capsys) -> None:
    old, new, fresh = learner("a", "b"), learner("c", "d"), learner("e", "f")
    long_ago = timezone.now() - timedelta(days=100)
    first, second, _third = Learner.objects.order_by("pk")
    Learner.objects.filter(pk__in=(first.pk, second.pk)).update(since=long_ago)
    Done.objects.filter(learner=first).update(when=long_ago)
    Done.objects.filter(learner=second, ref="c").update(when=long_ago)
    call_command("forget_idle", days=90)
    assert capsys.readouterr().out == "forgotten: 1\n"
    assert solved(visit(old), Kind.STEP) == frozenset()
    assert solved(visit(new), Kind.STEP) == {"c", "d"}
    assert solved(visit(fresh), Kind.STEP) == {"e", "f"}


def test_the_idle_are_forgotten_some_at_a_time(monkeypatch, django_assert_max_num_queries) -> None:
    monkeypatch.setattr("tutorials.learners.memory.BATCH", 2)
    for number in range(5):
        learner(f"{number}", f"{number}+")
    Learner.objects.update(since=timezone.now() - timedelta(days=800))
    Done.objects.update(when=timezone.now() - timedelta(days=800))
    call_command("forget_idle")
    assert not Learner.objects.exists() and not Done.objects.exists()


@pytest.mark.parametrize("days", ["0", "-1", "x", "1.5"])
def test_days_are_a_number(days: str) -> None:
    with pytest.raises(CommandError, match="no number of days|expected one argument"):
        call_command("forget_idle", "--days", days)
