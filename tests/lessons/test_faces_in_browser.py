"""The first lesson and its hints name the signs of the face that is shown, and of no other."""

import pytest
from playwright.sync_api import expect

from tutorials.catalogue.marks import FACES

pytestmark = pytest.mark.browser

HINTS = {
    "co-bai": {face: "pictures" if face in ("traditional", "corner") else "same number" for face in FACES},
    "chat-van": {
        "traditional": "on the left",
        "corner": "left corner",
        "sign": "in the middle",
        "text": "the word “văn”",
    },
    "chat-van-vuong": {"traditional": "on the left", "corner": "corner", "sign": "in the middle", "text": "the dot"},
    "chat-sach": {"traditional": "on the left", "corner": "corner", "sign": "in the middle", "text": "the word “sách”"},
}
SAID = {"traditional": "bên trái", "corner": "×", "sign": "×", "text": "tên chất ở dưới"}


def test_a_lesson_speaks_of_the_face_that_is_shown(page):
    page.goto("/to-tom/lessons/bo-bai/chat-van/")
    for face in FACES:
        page.evaluate("face => document.documentElement.dataset.face = face", face)
        text = page.locator(".step-text")
        expect(text).to_contain_text(SAID[face], use_inner_text=True)
        others = {said for other, said in SAID.items() if said != SAID[face]}
        for said in others:
            expect(text).not_to_contain_text(said, use_inner_text=True)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("step", HINTS)
def test_a_hint_speaks_of_the_face_that_is_shown(page, step):
    page.goto(f"/en/to-tom/lessons/bo-bai/{step}/")
    page.locator("#task button[value=hint]").click()
    verdict = page.locator("#feedback .verdict")
    verdict.wait_for()
    for face in FACES:
        page.evaluate("face => document.documentElement.dataset.face = face", face)
        expect(verdict).to_contain_text(HINTS[step][face], use_inner_text=True)
        for said in set(HINTS[step].values()) - {HINTS[step][face]}:
            expect(verdict).not_to_contain_text(said, use_inner_text=True)
