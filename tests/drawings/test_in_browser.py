"""The words of a drawing in a real browser: none covers another or leaves the picture, whatever the size of text."""

import pytest

from tutorials.catalogue import LANGS, load
from tutorials.drawings.compose import figure

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

CROWDED = """() => [...document.querySelectorAll('.drawing svg')].flatMap((svg) => {
  const name = svg.getAttribute('aria-label'), view = svg.viewBox.baseVal, found = [];
  const words = [...svg.querySelectorAll('text')].map((each) => [each.textContent, each.getBBox()]);
  words.forEach(([word, a], place) => {
    if (a.x < view.x - 2 || a.x + a.width > view.x + view.width + 2) found.push(`${name}: ${word} leaves it`);
    for (const [other, b] of words.slice(place + 1)) {
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      if (across > 1 && down > 8) found.push(`${name}: ${word} on ${other}`);
    }
  });
  return found;
})"""


@pytest.mark.parametrize("size", ["0", "3"])
def test_no_word_covers_another(page, size):
    page.goto("/glossary/cua/")
    drawn = "".join(
        f'<figure class="drawing">{figure(drawing, lang, lambda *_: "")}</figure>'
        for drawing in load().drawings.values()
        for lang in LANGS
    )
    page.evaluate("drawn => { document.querySelector('main').innerHTML = drawn }", drawn)
    page.evaluate("size => { document.documentElement.dataset.size = size }", size)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CROWDED) == []
