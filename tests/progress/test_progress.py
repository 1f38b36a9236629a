"""Progress: an anonymous key with the first thing solved, one row a thing, and forgetting."""

import pytest
from django.db import IntegrityError, transaction
from django.http import HttpResponse
from django.test import Client, RequestFactory

from tutorials.progress.memory import COOKIE, remember, solved
from tutorials.progress.models import Done, Kind, Learner

pytestmark = pytest.mark.django_db
REF = "to-tom/bo-bai/chat-van"


def visit(cookies: dict[str, str] | None = None):
    request = RequestFactory().get("/")
    request.COOKIES.update(cookies or {})
    return request


def remembered(cookies: dict[str, str] | None = None, ref: str = REF) -> dict[str, str]:
    """Solve something and return the cookies that the browser then holds."""
    response = HttpResponse()
    remember(visit(cookies), response, Kind.STEP, ref)
    return (cookies or {}) | {name: morsel.value for name, morsel in response.cookies.items()}


def test_a_newcomer_is_not_looked_up(django_assert_num_queries) -> None:
    with django_assert_num_queries(0):
        assert solved(visit(), Kind.STEP) == frozenset()


def test_the_first_thing_solved_brings_the_cookie() -> None:
    cookies = remembered()
    assert list(cookies) == [COOKIE]
    assert solved(visit(cookies), Kind.STEP) == {REF}
    assert solved(visit(cookies), Kind.PUZZLE) == frozenset()


def test_the_cookie_is_safe() -> None:
    response = HttpResponse()
    remember(visit(), response, Kind.STEP, REF)
    morsel = response.cookies[COOKIE]
    assert morsel["httponly"] and morsel["samesite"] == "Lax" and not morsel["secure"]
    secure = RequestFactory().get("/", secure=True)
    remember(secure, response, Kind.STEP, REF)
    assert response.cookies[COOKIE]["secure"]


def test_the_second_thing_goes_under_the_same_key() -> None:
    cookies = remembered()
    assert remembered(cookies, "to-tom/bo-bai/chat-sach") == cookies
    assert Learner.objects.count() == 1
    assert len(solved(visit(cookies), Kind.STEP)) == 2


def test_the_same_thing_is_written_once() -> None:
    cookies = remembered()
    remembered(cookies)
    assert Done.objects.count() == 1
    learner = Learner.objects.get()
    with pytest.raises(IntegrityError), transaction.atomic():
        Done.objects.create(learner=learner, kind=Kind.STEP, ref=REF)


@pytest.mark.parametrize("value", ["", "x", "abc:def:ghi"])
def test_a_cookie_that_is_not_ours_counts_for_nothing(value: str) -> None:
    remembered()
    assert solved(visit({COOKIE: value}), Kind.STEP) == frozenset()
    assert remembered({COOKIE: value})[COOKIE] != value


def test_a_key_that_was_forgotten_begins_anew() -> None:
    cookies = remembered()
    Learner.objects.all().delete()
    assert remembered(cookies)[COOKIE] != cookies[COOKIE]


def test_learners_do_not_see_each_other() -> None:
    remembered()
    assert solved(visit(remembered(ref="other")), Kind.STEP) == {"other"}


def known(client: Client) -> Client:
    client.cookies[COOKIE] = remembered()[COOKIE]
    return client


def test_the_page_says_what_is_remembered(client: Client) -> None:
    page = client.get("/progress/")
    assert page.status_code == 200
    assert "Quên tôi" not in page.content.decode()
    assert COOKIE not in page.cookies
    page = known(client).get("/progress/").content.decode()
    assert "đã giải 1/" in page and "Quên tôi" in page


def test_forget_me_deletes_everything(client: Client) -> None:
    response = known(client).post("/progress/forget/", follow=True)
    assert response.status_code == 200
    assert "Đã xóa hết" in response.content.decode()
    assert not Learner.objects.exists() and not Done.objects.exists()
    assert not client.cookies[COOKIE].value


def test_forget_me_leaves_the_others(client: Client) -> None:
    remembered(ref="other")
    known(client).post("/progress/forget/")
    assert Done.objects.get().ref == "other"


def test_forgetting_needs_the_button(client: Client) -> None:
    assert known(client).get("/progress/forget/").status_code == 405
    checked = Client(enforce_csrf_checks=True)
    checked.cookies[COOKIE] = client.cookies[COOKIE].value
    assert checked.post("/progress/forget/").status_code == 403
    assert Learner.objects.exists()


def test_a_stranger_may_press_it_too(client: Client) -> None:
    assert client.post("/progress/forget/").status_code == 302
