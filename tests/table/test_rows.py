"""On the mat too cards lie in lines of like length: what is turned up, laid and thrown, in a narrow seat as well."""

import pytest
from django.test import Client

from tests.browser.rows import alone
from tests.table.playing import play_out, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize(
    ("game", "seed", "turn"), [("bi-tu", "3", 0), ("tai-ban", "7", 0), ("chan", "7", 8), ("tam-cuc", "3", 4)]
)
def test_no_card_of_a_hand_gone_through_again_lies_alone(page, game, seed, turn):
    address = sit_down(Client(), game, seed=seed)
    play_out(Client(), address)
    page.goto(f"{address}replay/?at={turn}")
    assert page.locator(".up .card").count() > 20
    assert not alone(page)


def test_no_card_in_a_review_lies_alone(page):
    address = sit_down(Client(), "bi-tu", seed="3")
    play_out(Client(), address)
    page.goto(f"{address}review/")
    assert page.locator(".lie .card").count() > 20
    assert not alone(page)
