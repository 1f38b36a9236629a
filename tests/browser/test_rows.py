"""Cards and sets of cards lie in lines of like length: no small one lies alone under a line of three or more."""

import pytest

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
WIDTHS = (320, 390, 820, 1280)
ALONE = """() => {
  const shows = each => each.matches(".card, .back") || each.querySelector(".card, .back");
  const parents = new Set();
  for (let each of document.querySelectorAll("main :is(.card, .back)"))
    while ((each = each.parentElement).localName !== "main") parents.add(each);
  const found = [];
  for (const parent of parents) {
    const lines = [];
    for (const each of parent.children) {
      const box = each.getBoundingClientRect();
      if (!box.width || !shows(each)) continue;
      const line = lines.at(-1);
      if (line && box.left > line.right - 2 && box.top < line.bottom - 2)
        Object.assign(line, { count: line.count + 1, right: box.right, bottom: Math.max(line.bottom, box.bottom) });
      else lines.push({ count: 1, left: box.left, right: box.right, bottom: box.bottom });
    }
    const [above, last] = lines.slice(-2);
    const width = line => line.right - line.left;
    if (last?.count === 1 && above.count > 2 && width(last) < 0.4 * width(above))
      found.push(`${parent.localName}.${parent.className}: ${lines.map(line => line.count).join("+")}`);
  }
  return found }"""

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("address", ADDRESSES)
def test_none_lies_alone_in_its_line(page, address):
    page.goto(address)
    alone = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        for size in some(("0", "3"), deep=("-1", "0", "1", "2", "3")):
            page.evaluate("size => { document.documentElement.dataset.size = size }", size)
            alone += [f"{width} px, size {size}: {each}" for each in page.evaluate(ALONE)]
    assert not alone
