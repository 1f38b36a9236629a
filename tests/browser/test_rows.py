"""Cards and sets of cards lie in lines of like length: no small one lies alone under a line of three or more."""

import pytest

from tests.browser.rows import WIDTHS, alone
from tests.depth import some

ADDRESSES = (
    "/bi-tu/cuoc/",
    "/tai-ban/cuoc/",
    "/tai-ban/puzzles/hai-khan-tom-va-suon/",
    "/faces/tam-cuc/",
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


STEPS = """() => Object.values([...document.querySelectorAll('.steps-nav .button')].reduce((rows, each) => {
    const top = each.offsetTop;
    return { ...rows, [top]: (rows[top] ?? 0) + 1 };
}, {}))"""


@pytest.mark.parametrize(
    "address", ["/to-tom/lessons/lam-trong-tai/chung-duoc/", "/en/to-tom/puzzles/3-sach-ra-hai-lan/"]
)
def test_the_four_ways_through_a_record_stand_in_a_row_or_two_and_two(page, address):
    page.goto(address)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        for size in ("-1", "0", "1", "2", "3"):
            page.evaluate("size => { document.documentElement.dataset.size = size }", size)
            assert page.evaluate(STEPS) in ([4], [2, 2]), (width, size)
