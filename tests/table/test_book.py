"""A hội at the table goes over into the score book: the same points, the gà, who pays whom."""

import re
from html import unescape

import pytest
from django.test import Client

from tests.table.playing import HERE, play_out, sit_down, sitting_at
from tutorials.table.sitting import played, totals

pytestmark = pytest.mark.django_db
TAG = re.compile(r"<[^>]+>")


def book_in(page: str) -> str:
    found = re.search(r'href="(/[\w-]+/hoi/\?[^"]+)"', page)
    assert found is not None
    return unescape(found[1])


@pytest.mark.parametrize(
    ("game", "rules"), [("tam-cuc", ""), ("chan", "wikipedia~ga_nuoi.co"), ("ta-la", "bai-luat~ga.co"), ("sam", "")]
)
def test_the_score_book_goes_on_with_the_points_of_all_hands(client: Client, game: str, rules: str) -> None:
    address = sit_down(client, game, seed="7", strength="lawful", **({"rules": rules} if rules else {}))
    play_out(client, address)
    after = client.post(f"{address}next/", **HERE)["Location"].removesuffix("#table")
    page = play_out(client, after)
    sitting = sitting_at(after)
    result = played(sitting).table.result
    assert result is not None
    whole = totals(sitting.earlier, result.points)
    assert sitting.number == 2
    book = client.get(book_in(page)).content.decode()
    told = re.findall(r'<span class="who">([^<]+)</span> <strong>([^<]+)</strong>', book)
    assert [points for _name, points in told] == [str(each).replace("-", "−") for each in whole]
    assert told[sitting.seat][0] == "Mình"
    if sum(whole):
        assert f"Gà còn {-sum(whole)}." in " ".join(TAG.sub("", page).split())


def test_a_game_whose_score_book_takes_no_points_has_no_link(client: Client) -> None:
    page = play_out(client, sit_down(client, "ba-cay", seed="7", strength="lawful"))
    assert "/hoi/?" not in page
