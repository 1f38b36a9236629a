"""Cards and sets of cards lie in lines of like length: no small one lies alone under a line of three or more."""

import pytest

from tests.browser.rows import alone
from tests.depth import some

ADDRESSES = (
    "/bi-tu/cuoc/",
    "/sam/law/SL-4.3/",
    "/bi-tu/law/BT-2.1/",
    "/glossary/bach-thu-chan/",
    "/bai-cao/lessons/ba-tien-va-so-bai/nhat-an-tat/",
    "/chan/lessons/cho-u/bach-thu/",
    "/bi-tu/",
    "/to-tom/lessons/khan-up-va-day/khe-khan/",
    "/sam/puzzles/chieu-nuoc-nao-dung/",
)

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("address", ADDRESSES)
def test_none_lies_alone_in_its_line(page, address):
    page.goto(address)
    assert not alone(page, some(("0", "3"), deep=("-1", "0", "1", "2", "3")))
