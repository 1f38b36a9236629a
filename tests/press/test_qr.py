"""Addresses on paper: whole, or not at all."""

import pytest

from tutorials.press.qr import TYPED, short


@pytest.mark.parametrize(
    ("address", "read"),
    [
        ("https://chieu.example/paper/plan/?plan=3-chan-mot", "chieu.example/paper/plan/?plan=3-chan-mot"),
        ("https://chieu.example/" + "a" * TYPED, ""),
        ("", ""),
    ],
)
def test_an_address_is_printed_whole_or_not_at_all(address, read):
    assert short(address) == read
