"""Two players in dispute, with one phone: from the home page to a verdict; a slip of paper; a record step by step."""

import io
import re

import pypdf
import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tutorials.catalogue import load
from tutorials.catalogue.houses import House
from tutorials.scenes.record_address import address_of

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
RECORD = load().benches["to-tom"].example
CASE = "/to-tom/referee/?kind=an&card=3v&cards=2v+3w3s&beside=2v&then=3w3s&mat=456v&how=an&eaten=6v"
UNPAID = "/to-tom/referee/?kind=an&card=5v&cards=5v5v5w5s&beside=5w5s"
REPLAY = f"/to-tom/referee/record/?{address_of(RECORD, House('to-tom'))}"
MOST_TAPS = 12
UNFOLD = "document.querySelectorAll('main details').forEach(each => { each.open = true })"


class Thumb:
    """Taps, counts the taps, and waits until the page has taken each."""

    def __init__(self, page):
        self.page = page
        self.taps = 0

    def tap(self, selector, until):
        """Tap, and wait until something has come of it."""
        self.page.locator(selector).first.click()
        self.page.locator(until).first.wait_for()
        self.taps += 1


def come_to_a_verdict(page):
    """Ask: 4 văn came, I hold 5 and 6 văn, ate, then threw 9 sách."""
    page.goto("/")
    thumb = Thumb(page)
    thumb.tap('main a[href="/to-tom/referee/"]', ".asks a")
    thumb.tap('.asks a[href="?kind=an"]', '[name=add][value="card:4v"]')
    thumb.tap('[name=add][value="card:4v"]', '#field-cards [name=add][value="cards:5v"]')
    thumb.tap('[name=add][value="cards:5v"]', '[name=remove][value="cards:0"]')
    thumb.tap('[name=add][value="cards:6v"]', '[name=remove][value="cards:1"]')
    thumb.tap("#next", '#field-beside [name=add][value="beside:5v"]')
    thumb.tap('[name=add][value="beside:5v"]', '[name=remove][value="beside:0"]')
    thumb.tap('[name=add][value="beside:6v"]', '[name=remove][value="beside:1"]')
    thumb.tap("#judge-now", "#verdict-word")
    expect(page.locator("#verdict-word")).to_have_text("Được")
    assert page.locator("#verdict .why a.article").count()
    assert thumb.taps <= MOST_TAPS


def test_from_the_home_page_to_a_verdict_in_a_few_taps(page):
    come_to_a_verdict(page)
    assert "card=4v" in page.url and "open=" not in page.url
    assert page.evaluate("document.querySelector('#verdict').getBoundingClientRect().top < innerHeight / 2")


def test_from_the_home_page_to_a_verdict_without_javascript(plain_page):
    come_to_a_verdict(plain_page)


def test_a_famous_quarrel_takes_two_taps(page):
    page.goto("/")
    thumb = Thumb(page)
    thumb.tap('main a[href="/to-tom/referee/"]', ".famous a")
    thumb.tap(".famous a", "#verdict-word")
    expect(page.locator("#verdict-word")).to_have_text("Báo")


def test_without_javascript_a_tap_comes_back_to_its_field(plain_page):
    plain_page.goto("/to-tom/referee/?kind=an")
    plain_page.locator('[name=add][value="card:4v"]').click()
    expect(plain_page).to_have_url(re.compile("#field-cards$"))


def test_enter_in_a_field_asks_for_the_verdict(page):
    page.goto("/to-tom/referee/?kind=danh")
    page.locator("#id_then").fill("chi chi")
    page.locator("#id_then").press("Enter")
    page.locator("#verdict-word").wait_for()
    expect(page.locator("#verdict-word")).to_have_text("Báo")


def test_a_button_prints_the_slip_in_letters_of_the_size_chosen(page, live_server):
    sizes = []
    for size in ("0", "3"):
        page.context.add_cookies([{"name": "size", "value": size, "url": live_server.url}])
        page.goto(CASE)
        page.evaluate("window.print = () => { window.isPrinted = true }")
        page.locator(".share [data-print]").click()
        assert page.evaluate("window.isPrinted")
        page.emulate_media(media="print")
        sizes.append(page.locator(".slip .why").evaluate("each => parseFloat(getComputedStyle(each).fontSize)"))
        page.emulate_media(media="screen")
    assert sizes[0] == 12 and sizes[1] > 18


def test_without_javascript_no_button_prints(plain_page):
    plain_page.goto(CASE)
    expect(plain_page.locator(".share [data-print]")).to_be_hidden()


def test_the_case_can_be_changed_after_the_verdict(page):
    page.goto(CASE)
    page.locator(".change > summary").click()
    page.locator("#id_then").fill("2v")
    page.locator(".change #judge").click()
    page.wait_for_url("**then=2v**")
    assert page.locator("#verdict-word").inner_text().strip()


@pytest.mark.parametrize(
    ("address", "scheme"),
    [
        ("/to-tom/referee/", "light"),
        ("/to-tom/referee/?kind=u", "light"),
        ("/to-tom/referee/?kind=an&card=zz&mat=48v&khan=zz", "dark"),
        (CASE, "light"),
        (CASE, "dark"),
        (f"/en{CASE}", "light"),
        ("/to-tom/referee/record/", "light"),
        ("/to-tom/referee/record/?record=B+múa", "dark"),
        (REPLAY, "light"),
        (f"/en{REPLAY}", "dark"),
    ],
)
def test_axe_finds_nothing(page, address, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(address)
    page.evaluate(UNFOLD)
    assert not (found := axe.violations(page)), "\n".join(found)


@pytest.mark.parametrize(
    "address",
    [CASE, f"/en{CASE}", f"/en{UNPAID}", REPLAY, "/to-tom/referee/?kind=an&card=3v&cards=45v&open=beside"],
)
def test_whole_at_320_pixels(new_context, address):
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    page.goto(address)
    page.evaluate(UNFOLD)
    for size in ("0", "3"):
        page.evaluate("size => document.documentElement.dataset.size = size", size)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, size


@pytest.mark.parametrize("address", [CASE, REPLAY])
def test_few_requests(page, address):
    seen = []
    page.on("request", lambda request: seen.append(request.url))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert len(seen) <= 10, seen


def test_the_slip_of_paper_holds_the_verdict_and_nothing_else(page):
    page.goto(CASE)
    paper = pypdf.PdfReader(io.BytesIO(page.pdf(format="A4")))
    assert len(paper.pages) == 1
    said = " ".join(paper.pages[0].extract_text().split())
    for words in ("giấy phân xử", "Báo", "TT-16.19.1", "Luật Tổ tôm 2005", "Số quân trên tay trôi", "kind=an&card=3v"):
        assert words in said, words
    for words in ("Các lệ khác", "Từ điển", "Giữ lại"):
        assert words not in said, words


def test_a_record_is_stepped_through_in_place(page):
    page.goto(REPLAY)
    expect(page.locator("#table")).to_have_text("Bước 7 trên 7")
    page.locator("#step-before").click()
    page.get_by_text("Bước 6 trên 7").wait_for()
    expect(page).to_have_url(re.compile("line=12"))
    page.locator("#step-first").click()
    page.locator("#table", has_text="Lúc bắt đầu").wait_for()  # a button says it too
    page.locator(".record-lines button.line").last.click()
    page.get_by_text("Bước 7 trên 7").wait_for()


def test_a_record_is_pasted_and_stepped_through_without_javascript(plain_page):
    plain_page.goto("/to-tom/referee/record/")
    plain_page.locator("#id_record").fill(RECORD)
    plain_page.locator(".case-form button.main").click()
    expect(plain_page.locator("#table")).to_have_text("Bước 7 trên 7")
    plain_page.locator("#step-before").click()
    expect(plain_page.locator("#table")).to_have_text("Bước 6 trên 7")
    expect(plain_page).to_have_url(re.compile("line=12"))
