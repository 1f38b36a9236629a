"""The screen of a hall in Chromium: each question fits both projectors without scrolling; keys lead on."""

import re

import pytest
from playwright.sync_api import expect

from tests.questions.test_own import CHAN

pytestmark = pytest.mark.browser
SIZES = ((1920, 1080), (1024, 768))
ASKED = [
    CHAN,
    "puzzle/to-tom/du-bi-nhi-va-bi-bat",
    "puzzle/bi-tu/khan-dung-trong-tom",
]
RECORDS = [  # their answers stand below them: the taller of the two looks
    "puzzle/to-tom/tra-chen-5-sach",
    "puzzle/chan/6-sach-len-hai-lan",
    *(f"fresh/to-tom/{kind}/19" for kind in ("fault", "loi-khan", "loi-thien-khai", "loi-cuoi-van")),
    *(f"fresh/chan/{kind}/14" for kind in ("bat-bao", "loi-chiu", "loi-an-danh", "loi-luot-cua")),
]
MEASURE = """() => {
  const last = document.querySelector(".screen-foot").getBoundingClientRect();
  const page = document.documentElement;
  return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth, Math.ceil(last.bottom) - innerHeight,
          100 * parseFloat(getComputedStyle(document.body).fontSize) / innerHeight];
}"""


@pytest.mark.parametrize("size", SIZES)
def test_a_question_and_its_answer_fill_one_look(new_context, size):
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    too_tall = []
    for name in ASKED + RECORDS:
        for told in ("", "&answer=1") if name in ASKED else ("&answer=1",):
            page.goto(f"/screen/?q={name}{told}")
            page.evaluate("document.fonts.ready")
            down, right, foot, letter = page.evaluate(MEASURE)
            if down > 0 or right > 0 or foot > 0 or letter < 1.4:
                too_tall.append((name, told, down, right, foot, letter))
    assert not too_tall


def test_keys_show_the_answer_and_lead_on(new_context):
    page = new_context(viewport={"width": 1024, "height": 768}).new_page()
    page.goto("/screen/?game=bai-cao&of=puzzles&n=3")
    expect(page.locator(".told")).to_have_count(0)
    page.keyboard.press("a")
    page.wait_for_url("**answer=1")
    expect(page.locator(".told")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=2")
    expect(page.locator(".told")).to_have_count(0)


def test_without_a_script_the_same_is_done_by_links(plain_page):
    plain_page.goto("/screen/?game=bai-cao&of=puzzles&n=3")
    plain_page.get_by_role("link", name="Đáp án").click()
    expect(plain_page.locator(".told")).to_be_visible()
    plain_page.get_by_role("link", name="Sau").click()
    expect(plain_page).to_have_url(re.compile("at=2"))
