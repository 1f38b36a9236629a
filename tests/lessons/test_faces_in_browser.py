"""The first lesson names the signs of the face that is shown, and of no other."""

import pytest
from playwright.sync_api import expect

from tutorials.catalogue.marks import FACES

pytestmark = pytest.mark.browser

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
