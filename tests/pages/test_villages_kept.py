"""The village of each game, kept in one signed cookie; the older cookies of Tổ tôm are still read."""

import pytest
from django.http import HttpResponse
from django.test import RequestFactory

from tests.pages.test_village_cookie import FAMILIES, furthest
from tutorials.catalogue import houses
from tutorials.engine.games import GAMES
from tutorials.pages.preferences import LONGEST_COOKIE, Preferences

CHAN = houses.read("wikipedia~ga.khong", "chan", "Hội chắn")
SAM = houses.read("bai-luat~thoi.den-do", "sam", "Nhà mình")


def preferences(**cookies):
    request = RequestFactory().get("/")
    request.COOKIES.update(cookies)
    return Preferences.of(request)


def cookies_of(chosen: Preferences) -> dict[str, str]:
    response = HttpResponse()
    chosen.keep_village(response, is_secure=False)
    return {name: morsel.value for name, morsel in response.cookies.items()}


def test_each_game_keeps_its_own():
    kept = cookies_of(preferences().living_in("chan", CHAN).living_in("sam", SAM))
    again = preferences(**kept)
    assert (again.house("chan"), again.house("sam")) == (CHAN, SAM)
    assert [game for game in GAMES if again.house(game)] == ["chan", "sam"]


def test_one_is_forgotten_and_the_others_stay():
    both = preferences().living_in("chan", CHAN).living_in("sam", SAM)
    again = preferences(**cookies_of(both.living_in("chan", None)))
    assert (again.house("chan"), again.house("sam")) == (None, SAM)
    assert cookies_of(again.living_in("sam", None))["villages"] == ""


@pytest.mark.parametrize("game", ["to-tom", "bi-tu", "to-tom-diem"])
def test_the_forms_of_to_tom_share_theirs(game):
    own = houses.read("hoi-lim~suong.2", game, "Làng Bến")
    again = preferences(**cookies_of(preferences().living_in(game, own)))
    for other in ("to-tom", "bi-tu", "to-tom-diem"):
        assert again.house(other) == houses.read("hoi-lim~suong.2", other, "Làng Bến")


def test_the_older_cookies_are_read_until_something_is_kept():
    old = {"village": "hoi-lim~suong.2", "village_name": "L%C3%A0ng%20B%E1%BA%BFn"}
    own = preferences(**old).house("to-tom")
    assert own == houses.read("hoi-lim~suong.2", "to-tom", "Làng Bến")
    written = cookies_of(preferences(**old).living_in("sam", SAM))
    assert written["village"] == written["village_name"] == ""
    again = preferences(villages=written["villages"])
    assert (again.house("to-tom"), again.house("sam")) == (own, SAM)


def test_the_new_cookie_goes_before_the_older():
    kept = cookies_of(preferences().living_in("to-tom", houses.read("wikipedia", "to-tom")))
    again = preferences(villages=kept["villages"], village="hoi-lim")
    assert again.house("to-tom") == houses.read("wikipedia", "to-tom")


def test_a_cookie_that_somebody_changed_counts_as_none():
    signed = cookies_of(preferences().living_in("sam", SAM))["villages"]
    text, _, mark = signed.rpartition(":")
    for other in (
        text,
        f"{text}:",
        f"{text}x:{mark}",
        f"{text.replace('sam', 'ta-la')}:{mark}",
        signed[:-1],
        "\x00é:%",
    ):
        assert all(preferences(villages=other).house(game) is None for game in GAMES), other


def test_the_whole_cookie_is_bounded():
    chosen = preferences()
    for family in FAMILIES:
        chosen = chosen.living_in(family, furthest(family))
    written = cookies_of(chosen)["villages"]
    assert len("villages=" + written) < LONGEST_COOKIE == 1500
    again = preferences(villages=written)
    assert [again.house(family).changes for family in FAMILIES] == [furthest(family).changes for family in FAMILIES]


def test_what_is_no_game_has_no_village():
    assert preferences(village="hoi-lim").house("poker") is None


def test_a_cookie_that_is_too_long_is_not_looked_at():
    assert preferences(villages="x" * 1501) == Preferences()


def test_the_look_of_a_page_does_not_hang_on_villages():
    assert preferences().living_in("sam", SAM).look == Preferences()
