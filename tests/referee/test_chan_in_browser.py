"""A dispute over chắn with one phone: from the home page to a verdict with its article; the slip; a record in steps."""

import io
import re

import pypdf
import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.referee.test_in_browser import UNFOLD, Thumb
from tutorials.catalogue import load
from tutorials.catalogue.houses import House
from tutorials.scenes.record_address import address_of

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
CHAN_RECORD = load().benches["chan"].example
FAULT = "/chan/referee/?fault=an-chon-ca"
CASE = "/chan/referee/?kind=an&card=9s&cards=9v9w&beside=9w"
REPLAY = f"/chan/referee/record/?{address_of(CHAN_RECORD, House('chan'))}"


def choose_a_fault(page):
    """Ask of ăn chọn cạ, from the home page."""
    page.goto("/")
    thumb = Thumb(page)
    thumb.tap('.ladder a[href="/chan/"]', ".doors a")
    thumb.tap('.doors a[href="/chan/referee/"]', ".named-group summary")
    thumb.tap(".named-group:nth-of-type(2) summary", '.famous a[href="?fault=an-chon-ca"]:visible')
    thumb.tap('.famous a[href="?fault=an-chon-ca"]', "#verdict-word")
    expect(page.locator("#verdict-word")).to_have_text("Báo")
    assert page.locator('#verdict a[href="/chan/law/CH-8.12/"]').count()
    assert thumb.taps <= 4


def test_from_the_home_page_to_the_verdict_on_a_fault(page):
    choose_a_fault(page)
    page.locator("#id_rules").select_option("san-dinh")
    page.locator("#judge").click()
    page.wait_for_url("**rules=san-dinh**")
    page.get_by_role("heading", name="Báo khi ù").wait_for()
    page.locator("#example").click()
    expect(page.locator("#table")).to_contain_text("Bước")


def test_from_the_home_page_to_the_verdict_on_a_fault_without_javascript(plain_page):
    choose_a_fault(plain_page)


def tell_a_case(page):
    """Tell: 9 sách came, I ate it with the 9 vạn and hold a 9 văn too."""
    page.goto("/chan/")
    thumb = Thumb(page)
    thumb.tap('.doors a[href="/chan/referee/"]', ".asks a")
    thumb.tap('.asks a[href="?kind=an"]', '[name=add][value="card:9s"]')
    thumb.tap('[name=add][value="card:9s"]', '#field-beside [name=add][value="beside:9w"]')
    thumb.tap('[name=add][value="beside:9w"]', '#field-cards [name=add][value="cards:9w"]')
    thumb.tap('[name=add][value="cards:9w"]', '[name=remove][value="cards:0"]')
    thumb.tap('[name=add][value="cards:9v"]', '[name=remove][value="cards:1"]')
    thumb.tap("#judge-now", "#verdict-word")
    expect(page.locator("#verdict-word")).to_have_text("Báo")
    assert page.locator('#verdict a[href="/chan/law/CH-8.12/"]').count()
    assert thumb.taps <= 8


def test_a_case_is_told_in_a_few_taps(page):
    tell_a_case(page)


def test_a_case_is_told_without_javascript(plain_page):
    tell_a_case(plain_page)


@pytest.mark.parametrize(
    ("address", "scheme"),
    [
        ("/chan/referee/", "light"),
        ("/en/chan/referee/", "dark"),
        (FAULT, "light"),
        (f"/en{FAULT}", "dark"),
        ("/chan/referee/?kind=an", "light"),
        (CASE, "dark"),
        ("/chan/referee/record/", "light"),
        (REPLAY, "light"),
        (f"/en{REPLAY}", "dark"),
    ],
)
def test_axe_finds_nothing(page, address, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(address)
    page.evaluate(UNFOLD)
    assert not (found := axe.violations(page)), "\n".join(found)


@pytest.mark.parametrize("address", ["/chan/referee/", FAULT, CASE, "/chan/referee/?kind=chiu", REPLAY])
def test_whole_at_320_pixels(new_context, address):
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    page.goto(address)
    page.evaluate(UNFOLD)
    for size in ("0", "3"):
        page.evaluate("size => document.documentElement.dataset.size = size", size)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, size


@pytest.mark.parametrize(("address", "words"), [(FAULT, ("Ăn chọn cạ", "Ví dụ")), (CASE, ("Trên tay", "9 vạn"))])
def test_the_slip_of_paper_holds_the_verdict_and_nothing_else(page, address, words):
    page.goto(address)
    paper = pypdf.PdfReader(io.BytesIO(page.pdf(format="A4")))
    assert len(paper.pages) == 1
    said = " ".join(paper.pages[0].extract_text().split())
    for each in (*words, "giấy phân xử", "Báo", "CH-8.12", "CH-9.2", "Wikipedia", "chan/referee"):
        assert each in said, each
    for each in ("Các lệ khác", "Từ điển", "Giữ lại"):
        assert each not in said, each


def test_a_record_is_stepped_through_in_place(page):
    page.goto(REPLAY)
    expect(page.locator("#table")).to_have_text("Bước 12 trên 13")
    page.locator("#step-before").click()
    page.get_by_text("Bước 11 trên 13").wait_for()
    expect(page).to_have_url(re.compile("line=16"))
    page.locator("#step-first").click()
    page.locator("#table", has_text="Lúc bắt đầu").wait_for()  # a button says it too


def test_a_record_is_pasted_and_stepped_through_without_javascript(plain_page):
    plain_page.goto("/chan/referee/record/")
    plain_page.locator("#id_record").fill(CHAN_RECORD)
    plain_page.locator(".case-form button.main").click()
    expect(plain_page.locator("#table")).to_have_text("Bước 12 trên 13")
    plain_page.locator("#step-after").click()
    expect(plain_page.locator("#table")).to_have_text("Bước 13 trên 13")
