"""Kinds of orders: each feature tells the press what its own are."""

import pytest

from tutorials.press import orders
from tutorials.press.qr import printed_address
from tutorials.rulebook.choices import Edition
from tutorials.rulebook.orders import BookOrder


def test_an_order_comes_back_from_the_queue_as_it_was():
    order = BookOrder(Edition("chan", club="Đình Làng"), "https://chieu.example/rulebook/")
    assert orders.read(orders.written(order)) == order


@pytest.mark.parametrize("words", [{"kind": "banner"}, {"edition": {}}, {"kind": None}])
def test_a_kind_that_nobody_has_registered_is_an_error(words):
    with pytest.raises(ValueError, match="no orders of a kind"):
        orders.read(words)


def test_two_kinds_cannot_share_a_word():
    with pytest.raises(ValueError, match="two kinds of orders are called book"):
        orders.register("book", lambda words: BookOrder(Edition("chan"), ""))


@pytest.mark.parametrize(
    ("site", "address"),
    [
        ("https://chieu.example", "https://chieu.example/paper/"),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000/paper/"),
        ("", ""),
        ("http://[::1]:8000", ""),
        ("http://127.0.0.1", ""),
    ],
)
def test_an_address_that_no_other_machine_can_reach_is_not_printed(settings, site, address):
    settings.SITE_ADDRESS = site
    assert printed_address("/paper/") == address
