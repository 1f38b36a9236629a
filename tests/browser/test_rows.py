"""Cards and sets of cards lie in lines of like length: no small one lies alone under a line of three or more."""

import pytest

from tests.browser.rows import WIDTHS, alone, together
from tests.depth import sample, some
from tutorials.search import sitemaps

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


NAMED = (
    "/en/tam-cuc/lessons/le-doi-ba/khong-phai-bo/",  # cards to pick, their names of long words
    "/tam-cuc/lessons/goi-ra-lat-chui/goi-gi/",  # ten in a row
    "/to-tom/referee/?kind=bo&card=5w&cards=489v+246677899w+1244569s+tt",
    "/en/tam-cuc/puzzles/hai-nha-cung-co-ba-tren/",  # round a mat, beside each other
    "/en/tam-cuc/lessons/tinh-diem/den/",
    "/en/to-tom/lessons/mot-van-bai/dam-yeu/",  # narrow seats
    "/en/tam-cuc/lessons/ba-muoi-hai-quan/quan-nho-nhat/",
)


@pytest.mark.parametrize("address", sample(NAMED, 3))
def test_no_words_run_into_each_other(page, address):
    page.goto(address)
    assert page.locator(":is(.named, .pick-name, .marks)").count() > 1
    assert not together(page)


def test_on_no_page_does_a_card_lie_alone_or_do_words_run_into_each_other(page):
    every = [address for part in sitemaps.parts().values() for address in part]
    for address in every[:: some(1400, deep=12)]:
        page.goto(address)
        assert not alone(page) + together(page), address


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
